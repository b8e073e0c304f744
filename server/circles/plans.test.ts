import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import { circleEventBounds } from '../../core/rules/community.ts';
import { query, type Db, type Queries, type Statement } from '../db/db.ts';
import { trigramsOf } from '../db/trigrams.ts';
import { createTestDatabase, engine, type TestDatabase } from '../testing/database.ts';
import { insertUsers } from '../testing/bulk/insertUsers.ts';
import { listEvents } from './events/store.ts';
import { listMembers, NO_PLACE } from './members/list.ts';
import { searchCircles } from './search.ts';
import {
  byPattern,
  byTrigrams,
  likePattern,
  listHits,
  listMine,
  listOpen,
  placeBehind,
  searchOpen,
  type Candidates,
} from './store.ts';

/** Enough that reading all of them would be the slower way for any planner. */
const CIRCLES = 20_000;
const MEMBERS = 20_000;
/** In four circles, as many as each can hold. */
const EVENTS = 4 * circleEventBounds.all - 3;
const LIMIT = 20;
const NOW = 1_700_000_000_000;
const id = (kind: number, index: number) => `${kind}0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const me = { id: id(1, 1), isStaff: false };

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
  await insertUsers(db, MEMBERS);
  await insertCircles();
  if (db.engine === 'postgres') await db.read(() => query('ANALYZE'));
});
afterAll(async () => {
  await db.close();
  await database.remove();
});

/** Public ones of everybody in turn; the first has every account as a member, and everybody is in ten others. */
const insertCircles = async () => {
  const numbers =
    engine === 'sqlite'
      ? 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT i FROM n'
      : 'SELECT i FROM generate_series(1, CAST(? AS integer)) AS s(i)';
  const named = (kind: number, value: string) =>
    `'${kind}0000000-0000-4000-8000-' || ${engine === 'sqlite' ? `printf('%012d', ${value})` : `lpad(CAST(${value} AS text), 12, '0')`}`;
  await db.write(function* () {
    yield* query(
      `INSERT INTO circles (id, owner_id, name, description, emoji, is_public, member_count, created_at, search_text)
       SELECT ${named(2, 'i')}, ${named(1, `1 + i % ${MEMBERS}`)}, 'Circle ' || i, 'For all.', '🤝', CASE WHEN i % 10 = 0 THEN 0 ELSE 1 END,
         1, ${NOW} - i / 3, 'circle ' || i || ' for all.'
       FROM (${numbers}) AS numbers`,
      CIRCLES,
    );
    yield* query(
      `INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at)
       SELECT ${named(2, '1')}, ${named(1, 'i')}, 'member', 2, 'member', i FROM (${numbers}) AS numbers`,
      MEMBERS,
    );
    for (let offset = 0; offset < 10; offset++)
      yield* query(
        `INSERT INTO circle_members (circle_id, user_id, role, position, state, joined_at)
         SELECT ${named(2, `2 + (i + ${offset}) % ${CIRCLES - 2}`)}, ${named(1, 'i')}, 'member', 2, 'member', i FROM (${numbers}) AS numbers`,
        MEMBERS,
      );
    yield* query(
      `INSERT INTO blocks (user_id, other_id, kind, created_at) SELECT ${named(1, 'i')}, ${named(1, 'i + 1')}, 'block', 1 FROM (${numbers}) AS numbers`,
      MEMBERS - 1,
    );
    yield* query(
      `INSERT INTO reports (id, case_id, reporter_id, subject, subject_id, reason, created_at)
       SELECT ${named(3, 'i')}, 'case', ${named(1, 'i')}, 'circle', ${named(2, 'i')}, 'spam', 1 FROM (${numbers}) AS numbers`,
      MEMBERS,
    );
    yield* query(
      `INSERT INTO circle_events (id, circle_id, created_by, title, starts_at, time_zone, status, created_at)
       SELECT ${named(4, 'i')}, ${named(2, '1 + i % 4')}, ${named(1, '3 + i')}, 'Event', ${NOW} + i / 3, 'UTC', 'published', 1
       FROM (${numbers}) AS numbers`,
      EVENTS,
    );
    yield* query(
      `INSERT INTO event_reactions (event_id, kind, user_id)
       SELECT ${named(4, '1 + i % 10')}, 'attending', ${named(1, 'i')} FROM (${numbers}) AS numbers`,
      MEMBERS,
    );
  });
};

const from = { createdAt: NOW - 1000, id: id(2, 1) };
const lists: [string, () => Queries<unknown>][] = [
  ['circles to join', () => listOpen(me, from, LIMIT)],
  ['one’s own circles', () => listMine(me.id, '%', FROM_THE_NEWEST, LIMIT, NOW)],
  ['a turn of a search', () => searchOpen(me, likePattern('for all'), from, { createdAt: NOW - 1400, id: '' }, LIMIT)],
  [
    'members, for a member',
    () => listMembers(id(2, 1), { ...me, isAdmin: false }, { ...NO_PLACE, position: 2, joined_at: 9000 }, LIMIT, NOW),
  ],
  [
    'members, for an admin',
    () => listMembers(id(2, 1), { ...me, isAdmin: true }, { ...NO_PLACE, position: 2, joined_at: 9000 }, LIMIT, NOW),
  ],
  [
    'events',
    () =>
      listEvents(
        id(2, 1),
        { id: me.id, seesBlocked: false, latestAdultBirthDate: '2005-01-01' },
        { startsAt: NOW + 3000, id: '' },
        LIMIT,
      ),
  ],
];

const statementOf = (queries: () => Queries<unknown>): Statement => {
  const { value } = queries().next();
  if (!value || typeof value !== 'object' || !('sql' in value)) throw new Error('no statement');
  return value as Statement;
};

const sqlitePlan = async ({ sql, values }: Statement): Promise<string[]> =>
  (await db.read(() => query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values))).map(({ detail }) => detail);

interface PostgresNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PostgresNode[];
}

/** Most rows that a node of a plan read. */
const rowsOf = (node: PostgresNode): number =>
  Math.max(
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    ...(node.Plans ?? []).map(rowsOf),
  );
const nodesOf = (node: PostgresNode): string[] => [
  `${node['Node Type']} ${node['Relation Name'] ?? ''}`,
  ...(node.Plans ?? []).flatMap(nodesOf),
];

const faultsOf = async (list: () => Queries<unknown>): Promise<string[]> => {
  const statement = statementOf(list);
  if (engine === 'sqlite') return (await sqlitePlan(statement)).filter((step) => step.startsWith('SCAN'));
  const [row] = await db.read(() =>
    query<{ 'QUERY PLAN': { Plan: PostgresNode }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${statement.sql}`,
      ...statement.values,
    ),
  );
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => [
    ...nodesOf(Plan).filter((node) => node.startsWith('Seq Scan')),
    ...(rowsOf(Plan) > 20 * LIMIT ? [`read ${rowsOf(Plan)} rows: ${nodesOf(Plan).join(', ')}`] : []),
  ]);
};

describe('a page among many', () => {
  it.each(lists)('%s is read from indexes, and nothing is read whole or skipped', async (_, list) => {
    expect(statementOf(list).sql).not.toMatch(/\bOFFSET\b|\bcount\(/i);
    expect(await db.read(list)).toHaveLength(LIMIT === 20 && _ === 'one’s own circles' ? 11 : LIMIT);
    expect(await faultsOf(list)).toEqual([]);
  });

  it('hits of a search come through the index of three letters', async () => {
    const [text, pattern] = ['circle 7777', likePattern('circle 7777')];
    const candidates: Candidates =
      engine === 'sqlite' ? { sql: byTrigrams, value: trigramsOf(text) ?? '' } : { sql: byPattern, value: pattern };
    const list = () => listHits(candidates, me, pattern, FROM_THE_NEWEST, LIMIT);
    expect(await db.read(list)).toHaveLength(1);
    // PostgreSQL's planner rather reads as few as these whole.
    if (engine === 'postgres') return;
    const faults = await faultsOf(list);
    expect(faults.filter((fault) => !/VIRTUAL TABLE INDEX|SCAN hits/.test(fault))).toEqual([]);
  });

  it('the oldest of all is found by its name, and of a text too short for the index the newest', async () => {
    const find = (text: string) => searchCircles(db, me, text, FROM_THE_NEWEST, LIMIT);
    expect((await find(`Circle ${CIRCLES - 1}`)).map(({ id }) => id)).toEqual([id(2, CIRCLES - 1)]);
    expect(await find('nothing like it')).toEqual([]);
    expect(await find('le')).toHaveLength(LIMIT);
    expect(await find('for all')).toEqual(await db.read(() => listOpen(me, FROM_THE_NEWEST, LIMIT)));
  });

  it('the place behind a turn of a search is found by the index of public circles alone', async () => {
    const list = () => placeBehind(from, 300);
    if (engine === 'sqlite')
      expect((await sqlitePlan(statementOf(list))).join('\n')).toMatch(/USING (COVERING )?INDEX circles_public/);
    else expect(await faultsOf(list)).toEqual([]);
  });

  it('pages of members and of circles to join are sorted by their index', async () => {
    if (engine !== 'sqlite') return;
    for (const [name, list] of lists)
      if (name !== 'one’s own circles')
        expect((await sqlitePlan(statementOf(list))).join('\n'), name).not.toContain('TEMP B-TREE FOR ORDER BY');
  });
});
