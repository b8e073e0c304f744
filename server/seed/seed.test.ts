import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Library } from '../../core/contract/library.ts';
import { findDanger } from '../../core/crisis/rules.ts';
import { dailySearches } from '../../core/rules/limits.ts';
import type { Role } from '../../core/rules/roles.ts';
import { createHasher } from '../accounts/passwords/hasher.ts';
import { query, type Db, type Row } from '../db/db.ts';
import { paths } from '../paths.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startServer } from '../testing/harness.ts';
import { readOptions, SeedUsageError } from './options.ts';
import { RealUsersHere, seedDatabase } from './seed.ts';

const now = Date.UTC(2026, 10, 20, 12);
const small = readOptions([
  '--users',
  '40',
  '--searches',
  '600',
  '--prayers',
  '80',
  '--feedback',
  '60',
  '--notes',
  '50',
  '--circles',
  '6',
  '--posts',
  '70',
  '--days',
  '20',
]);
const tables = ['users', 'searches', 'feedback', 'sticky_notes', 'journals', 'prayers', 'circles', 'posts', 'cases'];

let library: Library;
const opened: { db: Db; database: TestDatabase }[] = [];
const fresh = async (): Promise<Db> => {
  const database = await createTestDatabase();
  const db = await database.open();
  opened.push({ db, database });
  return db;
};
const fill = (db: Db, more: Partial<typeof small> = {}) =>
  seedDatabase(
    { db, library, now, hash: async (word) => `hash of ${word}`, newPassword: () => 'word' },
    { ...small, ...more },
  );
const all = (db: Db, table: string): Promise<Row[]> => db.read(() => query(`SELECT * FROM ${table}`));
const everything = async (db: Db): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const table of tables) found[table] = (await all(db, table)).map((row) => JSON.stringify(row)).sort();
  return found;
};

let db: Db;
beforeAll(async () => {
  library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
  db = await fresh();
  await fill(db);
});
afterAll(async () => {
  for (const { db: each, database } of opened) {
    await each.close();
    await database.remove();
  }
});

describe('the seed', () => {
  it('counts what it added by days, once, and a second run adds nothing', async () => {
    const counts = async (from: Db) => ({
      searches: await from.read(() =>
        query(
          'SELECT day, sum(searches) AS searches, sum(people) AS people FROM search_days GROUP BY day ORDER BY day',
        ),
      ),
      registrations: await from.read(() => query('SELECT day, registrations FROM registration_days ORDER BY day')),
    });
    const first = await counts(db);
    const rows = (await all(db, 'searches')) as { day: string; person: string }[];
    const expected = [...Map.groupBy(rows, ({ day }) => day)].map(([day, of]) => [
      day,
      of.length,
      new Set(of.map(({ person }) => person)).size,
    ]);
    const days = first.searches as Record<string, unknown>[];
    expect(days.map(({ day, searches, people }) => [day, Number(searches), Number(people)])).toEqual(
      expected.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
    const registered = first.registrations as { registrations: number }[];
    expect(registered.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(40);
    await fill(db);
    expect(await counts(db)).toEqual(first);
  });

  it('adds as much as it was asked for', async () => {
    for (const [table, count] of [
      ['users', 40],
      ['searches', 600],
      ['feedback', 60],
      ['prayers', 80],
    ] as const)
      expect(await all(db, table)).toHaveLength(count);
    // Two people may have kept the same words twice; that is one note.
    expect((await all(db, 'sticky_notes')).length).toBeGreaterThan(40);
  });

  it('gives the same rows for the same seed, and others for another', async () => {
    const [same, other] = [await fresh(), await fresh()];
    await fill(same);
    await fill(other, { seed: 'another' });
    const rows = await everything(db);
    expect(await everything(same)).toEqual(rows);
    for (const table of tables) expect((await everything(other))[table]).not.toEqual(rows[table]);
  });

  it('leaves a second run nothing to add and no password to show', async () => {
    const again = await fill(db);
    expect(again).toEqual({
      added: { users: 0, searches: 0, feedback: 0, notes: 0, prayers: 0, circles: 0, posts: 0 },
      accounts: [],
    });
  });

  it('makes one demo account of each role, and lets nobody else sign in', async () => {
    const { accounts } = await fill(await fresh());
    expect(accounts).toHaveLength(5);
    const users = (await all(db, 'users')) as { email: string; role: Role; password_hash: string | null }[];
    const withPassword = users.filter(({ password_hash: hash }) => hash !== null);
    expect(withPassword.map(({ email }) => email).sort()).toEqual(accounts.map(({ email }) => email).sort());
    expect(new Set(withPassword.map(({ role }) => role)).size).toBe(5);
    expect(users.filter(({ role }) => role === 'admin')).toHaveLength(1);
  });

  it('gives what a later seed adds to the accounts that are there', async () => {
    const twice = await fresh();
    await fill(twice);
    await fill(twice, { seed: 'another', users: 5 });
    const ids = new Set((await all(twice, 'users')).map(({ id }) => id));
    for (const table of ['searches', 'feedback', 'sticky_notes', 'prayers'])
      for (const row of await all(twice, table)) expect(row['user_id'] === null || ids.has(row['user_id'])).toBe(true);
  });

  it('keeps to the rules: limits, no words of danger, nothing before its person or after today began', async () => {
    const users = (await all(db, 'users')) as { id: string; role: Role; created_at: number; birth_date: string }[];
    const known = new Map(users.map((user) => [user.id, user]));
    const perDay = new Map<string, number>();
    const today = Date.UTC(2026, 10, 20);
    for (const row of await all(db, 'searches')) {
      const key = `${String(row['day'])}/${String(row['person'])}`;
      perDay.set(key, (perDay.get(key) ?? 0) + 1);
      expect(findDanger(String(row['query']))).toBeNull();
      const user = known.get(String(row['user_id']));
      expect(row['created_at']).toBeGreaterThanOrEqual(user?.created_at ?? 0);
      expect(row['created_at']).toBeLessThan(today);
      const limit = dailySearches(user?.role ?? null, { premiumDailySearches: 6 });
      expect(perDay.get(key)).toBeLessThanOrEqual(limit ?? Infinity);
    }
    for (const user of users) expect(user.birth_date < '2013-11-20').toBe(true);
    for (const row of await all(db, 'feedback'))
      if (row['feedback_type'] === 'suggestion') expect(row['rating']).toBeNull();
  });

  it('can be read by the app', async () => {
    const filled = await fresh();
    await fill(filled, { searches: 3000 });
    const server = await startServer({ db: filled });
    const admin = server.visitor({ account: 'staff:admin' });
    expect((await admin.call('recentFeedback')).data).toHaveLength(20);
    await server.settle();
    const weekly = (await server.visitor().call('weeklyTopSearches')).data;
    expect(weekly[0]?.count).toBeGreaterThanOrEqual(5);
    const [row] = await filled.read(() =>
      query<{ user_id: string }>('SELECT user_id FROM sticky_notes ORDER BY id LIMIT 1'),
    );
    const owner = server.visitor({ account: `${row?.user_id ?? ''}:registered` });
    const [prayer] = await filled.read(() =>
      query<{ user_id: string }>('SELECT user_id FROM prayers ORDER BY id LIMIT 1'),
    );
    const praying = server.visitor({ account: `${prayer?.user_id ?? ''}:registered` });
    const { changes } = (await praying.call('prayerChanges')).data;
    const head = Math.max(...changes.map(({ revision }) => revision));
    expect(changes.length).toBeGreaterThan(0);
    const added = await praying.call('addPrayer', { body: { title: 'One more', content: 'Amen.' } });
    expect(added.data.revision).toBeGreaterThan(head);
    const [note] = (await owner.call('savedNotes')).data;
    if (!note) throw new Error('no note');
    expect((await owner.call('saveNote', { body: { ...note, id: undefined, createdAt: undefined } })).data).toEqual(
      note,
    );
    await server.close();
  });
});

describe('the demo accounts', () => {
  it('can be signed in to, and found, like any other', async () => {
    const filled = await fresh();
    const { hash } = createHasher(1);
    const deps = { db: filled, library, now, hash, newPassword: () => 'shown this once' };
    const { accounts } = await seedDatabase(deps, { ...small, searches: 10 });
    const server = await startServer({ db: filled });
    const [first] = accounts;
    const visitor = server.visitor();
    const signedIn = await visitor.call('login', {
      body: { email: first?.email ?? '', password: first?.password ?? '' },
    });
    expect(signedIn.status).toBe(200);
    const user = (await visitor.call('currentUser')).data;
    expect(user).toMatchObject({ role: 'admin', emailVerified: true });
    const found = (await visitor.call('adminUsers', { query: { q: user.displayName.toUpperCase() } })).data;
    expect(found.map(({ id }) => id)).toContain(user.id);
    await server.close();
  });
});

describe('a database with real users', () => {
  it('is refused without --yes', async () => {
    const real = await fresh();
    const columns = 'id, email, email_key, nickname, display_name, birth_date, created_at';
    await real.write(() =>
      query(
        `INSERT INTO users (${columns}) VALUES ('1', 'ruth@church.org', 'ruth@church.org', 'Ruth', 'Ruth', '1990-01-01', 1)`,
      ),
    );
    await expect(fill(real)).rejects.toThrow(RealUsersHere);
    expect(await all(real, 'searches')).toEqual([]);
    expect((await fill(real, { yes: true })).added.users).toBe(40);
  });
});

describe('the flags', () => {
  it('have sizes of their own and a usual one each', () => {
    expect(readOptions([])).toMatchObject({ seed: 'lampstand', yes: false, users: 300 });
    expect(readOptions(['--searches', '1000000', '--yes', '--seed', 'x'])).toMatchObject({
      searches: 1_000_000,
      yes: true,
      seed: 'x',
    });
  });

  it.each([
    ['--searches', '1000001'],
    ['--users', '-1'],
    ['--users', 'many'],
    ['--users', '1.5'],
    ['--unknown'],
    ['extra'],
    ['--seed'],
  ])('refuse %s %s', (...args) => {
    expect(() => readOptions(args.filter((each) => each !== undefined))).toThrow(SeedUsageError);
  });
});
