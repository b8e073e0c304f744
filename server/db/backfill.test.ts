import { expect, it } from 'vitest';
import { createEmptyDatabase, engine } from '../testing/database.ts';
import { migrate, migrations } from './migrate.ts';
import { caseCopies } from './migrations/030-case-copies.ts';
import { trends } from './migrations/032-trends.ts';
import { journalBytes } from './migrations/020-journal-bytes.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** A database as it was before a migration. */
const before = async (migration: (typeof migrations)[number]) => {
  const { settings, remove } = await createEmptyDatabase();
  const db =
    engine === 'postgres' ? await openPostgres(settings.DATABASE_URL ?? '') : await openSqlite(settings.DATA_DIR);
  await migrate(db, migrations.slice(0, migrations.indexOf(migration)));
  return { db, remove };
};

it('given a journal from before bytes were counted, then the migration counts them', async () => {
  const { db, remove } = await before(journalBytes);
  await db.knex('journals').insert([
    { user_id: 'ann', revision: 2, held: 2 },
    { user_id: 'ben', revision: 0, held: 0 },
  ]);
  const row = { user_id: 'ann', category: 'family', tags: '[]', created_at: 1, updated_at: 1, conflicts: '[]', words_id: 'w', created_hash: 'h', search_text: '' }; // oxfmt-ignore
  await db.knex('prayers').insert([
    {
      ...row,
      id: 'a',
      title: 'T',
      content: 'für',
      answer_story: 'ok',
      updates: '[]',
      revision: 1,
      created_revision: 1,
    },
    {
      ...row,
      id: 'b',
      title: 'T',
      content: 'C',
      answer_story: null,
      updates: '["x"]',
      revision: 2,
      created_revision: 2,
    },
  ]);
  await migrate(db);
  const bytes = { a: 256 + 1 + 4 + 6 + 2 + 2 + 2 + 2, b: 256 + 1 + 1 + 6 + 2 + 5 + 2 };
  expect(await db.knex('prayers').select('id', 'bytes').orderBy('id')).toEqual([
    { id: 'a', bytes: bytes.a },
    { id: 'b', bytes: bytes.b },
  ]);
  expect(await db.knex('journals').select('user_id', 'bytes', 'swept').orderBy('user_id')).toEqual([
    { user_id: 'ann', bytes: bytes.a + bytes.b, swept: 0 },
    { user_id: 'ben', bytes: 0, swept: 0 },
  ]);
  await db.close();
  await remove();
});

it('given open cases from before they kept pictures, then the migration has those that were reported keep them', async () => {
  const { db, remove } = await before(caseCopies);
  const picture = { owner_id: 'ann', width: 1, height: 1, bytes: 1, created_at: 1, used_at: 1 };
  const ids = ['reported', 'held', 'closed', 'avatar'].map((name) => `${name}-`.padEnd(36, '0'));
  await db.knex('images').insert(ids.map((id) => ({ ...picture, id })));
  const [reported = '', held = '', closed = '', avatar = ''] = ids;
  const person = {
    email: 'ann@example.org',
    nickname: 'Ann',
    display_name: 'Ann',
    birth_date: '1990-01-01',
    created_at: 1,
  };
  await db.knex('users').insert({ ...person, id: 'ann', role: 'premium', avatar: `/api/images/${avatar}` });
  const circle = {
    owner_id: 'ann',
    name: 'Morning',
    description: '',
    emoji: '',
    member_count: 1,
    search_text: '',
    is_public: 0,
    created_at: 1,
  };
  await db.knex('circles').insert({ ...circle, id: 'circle' });
  const post = { author_id: 'ann', stream: 'own', audience: 'circle', circle_id: 'circle', post_type: 'general', content: 'C', anonymous: 0, tags: '[]', image_alt: 'A door', status: 'published', created_at: 1 }; // oxfmt-ignore
  await db.knex('posts').insert([reported, held, closed].map((id) => ({ ...post, id, image_id: id })));
  const one = { author_id: 'ann', anonymous: 0, urgency: 1, reasons: '[]', copy: 'C', created_at: 1 };
  await db.knex('cases').insert([
    { ...one, id: '1', subject: 'post', subject_id: reported, state: 'open', report_count: 1 },
    { ...one, id: '2', subject: 'post', subject_id: held, state: 'open', report_count: 0 },
    { ...one, id: '3', subject: 'post', subject_id: closed, state: 'closed', report_count: 1 },
    { ...one, id: '4', subject: 'user', subject_id: 'ann', state: 'open', report_count: 1 },
    { ...one, id: '5', subject: 'post', subject_id: 'deleted', state: 'open', report_count: 1 },
  ]);
  await migrate(db);
  const nothing = { image_id: null, image_alt: '', audience: null, circle_name: null };
  const place = { image_alt: 'A door', audience: 'circle', circle_name: 'Morning' };
  const columns = ['id', 'image_id', 'image_alt', 'audience', 'circle_name'];
  expect(await db.knex('cases').select(columns).orderBy('id')).toEqual([
    { id: '1', image_id: reported, ...place },
    { id: '2', image_id: held, ...place },
    { id: '3', ...nothing },
    { id: '4', ...nothing, image_id: avatar },
    { id: '5', ...nothing },
  ]);
  const kept = await db.knex<{ id: string; kept: number }>('images').where({ kept: 1 }).orderBy('id').select('id');
  expect(kept).toEqual([{ id: avatar }, { id: reported }]);
  await db.close();
  await remove();
});

it('given searches and accounts from before days were counted, then they are, and old networks are forgotten', async () => {
  const { db, remove } = await before(trends);
  const [first, second] = ['2026-11-21', '2026-11-22'] as const;
  const search = (id: string, day: string, person: string, words: string) => ({
    ...{ id, day, person, query: words, normalized_query: words, created_at: 1, is_life_note: 0, network: 'net:old' },
    user_id: person.startsWith('user:') ? person.slice(5) : null,
  });
  await db.knex('searches').insert([
    search('a', first, 'user:ann', 'hope'),
    search('b', first, 'user:ann', 'rest'),
    search('c', first, 'visitor:x', 'hope'),
    // Cleared since: a search still.
    { ...search('d', second, 'user:ann', 'digest'), query: '', covers: 'digest' },
  ]);
  await db.knex('search_counts').insert([
    { day: first, subject: 'user:ann', used: 1, ceiling: 3 },
    { day: second, subject: 'net:old', used: 1, ceiling: 3 },
  ]);
  const user = (id: string, key: string | null, at: string) => ({
    ...{
      id,
      email: id,
      email_key: key,
      claimed_key: key === null ? id : null,
      nickname: id,
      display_name: id,
      bio: '',
    },
    ...{ birth_date: '1990-01-01', role: 'registered', blocked: 0, created_at: Date.parse(at), search_text: id },
  });
  await db
    .knex('users')
    .insert([
      user('ann', 'ann', '2026-11-21T23:59:59.999Z'),
      user('ben', 'ben', '2026-11-22T00:00:00Z'),
      user('provisional', null, '2026-11-22T12:00:00Z'),
    ]);
  await migrate(db);
  expect(await db.knex('search_days').select('day', 'searches', 'people').orderBy('day')).toEqual([
    { day: first, searches: 3, people: 2 },
    { day: second, searches: 1, people: 1 },
  ]);
  expect(await db.knex('search_counts').select('subject', 'recorded').orderBy('day')).toEqual([
    { subject: 'user:ann', recorded: 2 },
    { subject: 'net:old', recorded: 0 },
  ]);
  expect(await db.knex('registration_days').select().orderBy('day')).toEqual([
    { day: first, registrations: 1 },
    { day: second, registrations: 1 },
  ]);
  expect(await db.knex('searches').whereNotNull('network')).toEqual([]);
  await db.close();
  await remove();
});
