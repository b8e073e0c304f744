import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAfter } from '../../core/contract/paging.ts';
import { COUNTED_HITS } from '../../core/rules/limits.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { insertUsers } from '../testing/bulk/insertUsers.ts';
import type { Member } from '../testing/people.ts';

let server: TestServer;
let admin: Member;
/** More than the hits that are counted, and more than SQLite looks through in one turn. */
const MANY = 5000;
const names = [
  '100%',
  'a_b',
  'axb',
  `O'Brien "Bo"`,
  'back\\slash',
  'ŽOFIE',
  'Zofie',
  'José',
  'Ünal',
  'ΣΊΣΥΦΟΣ',
  '李小龍',
  '🙏🏽🕊️ pax',
  'ab',
  'anyman',
  'banana',
];

beforeAll(async () => {
  server = await startServer();
  admin = await server.member({ role: 'admin', nickname: 'Deborah', email: 'deborah@example.org' });
  for (const [index, nickname] of names.entries())
    await server.member({ nickname, displayName: `Ruth ${index}`, email: `ruth${index}@moab.example` });
  await insertUsers(server.db, MANY);
});
afterAll(() => server.close());

interface Person {
  id: string;
  created_at: number;
  nickname: string;
  display_name: string;
  email: string;
}

/** What the search is held against: every account, filtered one by one. */
const naive = async (search: string): Promise<string[]> => {
  const people = await server.db.read(() =>
    query<Person>('SELECT id, created_at, nickname, display_name, email FROM users WHERE email_key IS NOT NULL'),
  );
  const lower = (text: string) => text.normalize('NFC').toLowerCase();
  return people
    .filter((person) => lower(`${person.nickname}\n${person.display_name}\n${person.email}`).includes(lower(search)))
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
};

/** The pages of a search, `max` of them, and the total that the first says. */
const found = async (q: string, max: number, limit = 50) => {
  const ids: string[] = [];
  let total = 0;
  let before: string | undefined;
  for (let page = 0; page < max; page++) {
    const { data, headers } = await admin.client.call('adminUsers', {
      query: { q, limit: String(limit), ...(before ? { before } : {}) },
    });
    if (page === 0) total = Number(headers.get('x-total-count'));
    ids.push(...data.map(({ id }) => id));
    const last = data.at(-1);
    if (!last || data.length < limit) break;
    before = pageAfter(last);
  }
  return { ids, total };
};

const agrees = async (q: string) => {
  const all = await naive(q);
  const { ids, total } = await found(q, 4);
  expect(ids, q).toEqual(all.slice(0, 200));
  expect(total, q).toBe(Math.min(all.length, COUNTED_HITS + 1));
  return all.length;
};

describe('a search for accounts', () => {
  it.each([
    ...['100%', '0%', '%%%', 'a_b', '_b', 'axb', "o'brien", '"bo"', '"', 'k\\s', '\\\\\\', "' OR 1=1 --", '* OR ruth'],
    ...['žofie', 'ŽOF', 'zofie', 'jose', 'JOSÉ', 'Jose\u0301', 'ünal', 'σίσυφος', 'σί', '李小龍', '小', '🙏🏽', '🕊️ pax'],
    ...[
      'ruth 1',
      'ruth1@',
      'moab.example',
      'a',
      'an',
      'zq',
      'nobody at all',
      'x'.repeat(100),
      'many 4999',
      'many4999@',
    ],
    ...['many', 'example', 'e.o', 'yman', 'many 1 one', 'man any', 'one of many 49', 'ananan'],
  ])('for %j finds what a scan of every account finds', (q) => agrees(q).then(() => undefined));

  it('gives a deep page of many hits without a gap', async () => {
    const all = await naive('many');
    expect(all).toHaveLength(MANY);
    const { ids } = await found('many', 51, 100);
    expect(ids).toEqual(all);
  });

  it('finds a renamed person by the new name only, and a deleted one not at all', async () => {
    const { client, user } = await server.member({ nickname: 'Xerxes', displayName: 'Ahasuerus' });
    expect(await agrees('xerxes')).toBe(1);
    const { birthDate, bio } = (await client.call('currentUser')).data;
    const renamed = await client.call('updateProfile', {
      body: { nickname: 'Vashti', displayName: 'Ahasuerus', birthDate, bio },
    });
    expect(renamed.status).toBe(200);
    expect([await agrees('xerxes'), await agrees('vashti'), await agrees('ahasuerus')]).toEqual([0, 1, 1]);
    await admin.client.call('deleteUser', { params: { userId: user.id } });
    expect([await agrees('vashti'), await agrees('ahasuerus')]).toEqual([0, 0]);
  });
});
