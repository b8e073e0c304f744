import { expect, it } from 'vitest';
import { createTestDatabase, engine } from '../testing/database.ts';
import { migrate, migrations } from './migrate.ts';
import { journalBytes } from './migrations/020-journal-bytes.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

it('given a journal from before bytes were counted, then the migration counts them', async () => {
  const { settings, remove } = await createTestDatabase();
  const db =
    engine === 'postgres' ? await openPostgres(settings.DATABASE_URL ?? '') : await openSqlite(settings.DATA_DIR);
  await migrate(db, migrations.slice(0, migrations.indexOf(journalBytes)));
  await db.knex('journals').insert([
    { user_id: 'ann', revision: 2, held: 2 },
    { user_id: 'ben', revision: 0, held: 0 },
  ]);
  const row = { user_id: 'ann', category: 'family', tags: '[]', created_at: 1, updated_at: 1, conflicts: '[]', words_id: 'w', created_hash: 'h', search_text: '' }; // prettier-ignore
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
