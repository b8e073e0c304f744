import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import { query, type Db, type Queries, type Statement } from '../db/db.ts';
import { createTestDatabase, engine, type TestDatabase } from '../testing/database.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { insertUsers } from '../testing/bulk/insertUsers.ts';
import { listFeed, listMine, listOfCircle, listPastoral } from './store/pages.ts';
import { countPastoral } from './store/posts.ts';

/** Enough that reading all of them would be the slower way for any planner. */
const POSTS = 30_000;
const PEOPLE = 300;
const LIMIT = 20;
const user = (index: number) => `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const me = { id: user(1), looksAfterCircle: false, seesBlocked: false };

let database: TestDatabase;
let db: Db;
let circleId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
  await insertUsers(db, PEOPLE);
  circleId = await insertCircle(db, { userId: user(1), role: 'member' }, { userId: user(2), role: 'owner' });
  await insertPosts();
  if (db.engine === 'postgres') await db.read(() => query('ANALYZE'));
});
afterAll(async () => {
  await db.close();
  await database.remove();
});

/** Of every stream, by everybody in turn, with what others did, reported and blocked. */
const insertPosts = async () => {
  const numbers =
    engine === 'sqlite'
      ? 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT i FROM n'
      : 'SELECT i FROM generate_series(1, CAST(? AS integer)) AS s(i)';
  const digits = (value: string) =>
    engine === 'sqlite' ? `printf('%012d', ${value})` : `lpad(CAST(${value} AS text), 12, '0')`;
  const streams = `CASE i % 5 WHEN 0 THEN 'everyone' WHEN 1 THEN 'own' WHEN 2 THEN 'pastoral' WHEN 3 THEN '${circleId}' ELSE 'everyone' END`;
  await db.write(() =>
    query(
      `INSERT INTO posts (id, author_id, stream, audience, circle_id, post_type, content, anonymous, tags, image_alt, status, created_at)
       SELECT '20000000-0000-4000-8000-' || ${digits('i')}, '10000000-0000-4000-8000-' || ${digits(`1 + i % ${PEOPLE}`)}, ${streams},
         'everyone', CASE i % 5 WHEN 3 THEN '${circleId}' END, 'general', 'For peace.', i % 2, '[]', '', 'published', 1700000000000 + i
       FROM (${numbers}) AS numbers`,
      POSTS,
    ),
  );
  const others = `SELECT '20000000-0000-4000-8000-' || ${digits('i')} AS post, '10000000-0000-4000-8000-' || ${digits(`2 + i % ${PEOPLE - 2}`)} AS person FROM (${numbers}) AS numbers`;
  await db.write(function* () {
    yield* query(
      `INSERT INTO post_reactions (post_id, kind, user_id) SELECT post, 'praise', person FROM (${others}) AS o`,
      POSTS,
    );
    yield* query(
      `INSERT INTO reports (id, case_id, reporter_id, subject, subject_id, reason, created_at)
       SELECT post, post, person, 'post', post, 'spam', 1 FROM (${others}) AS o`,
      POSTS,
    );
    yield* query(
      `INSERT INTO blocks (user_id, other_id, kind, created_at) SELECT person, post, 'block', 1 FROM (${others}) AS o`,
      POSTS,
    );
  });
};

const page = {
  before: { ...FROM_THE_NEWEST, createdAt: 1_700_000_000_000 + POSTS - 500 },
  limit: { rows: LIMIT, bytes: 1_000_000 },
};
const lists: [string, () => Queries<unknown>][] = [
  ['feed', () => listFeed(me, page, 1_700_000_000_000)],
  ['mine', () => listMine(me, page)],
  ['pastoral', () => listPastoral(me, page, 1_700_000_000_000)],
  ['circle', () => listOfCircle(circleId, me, page, 1_700_000_000_000)],
];

const statementOf = (queries: () => Queries<unknown>): Statement => {
  const { value } = queries().next();
  if (!value || typeof value !== 'object' || !('sql' in value)) throw new Error('no statement');
  return value as Statement;
};

interface SqliteStep {
  id: number;
  parent: number;
  detail: string;
}

/** What is wrong with a plan of SQLite: each branch has to be read by an index in its order, everything else by one as well. */
const faultsOnSqlite = (steps: readonly SqliteStep[]): string[] => {
  const made = /^SCAN (branch_\d|newest|summed|\(subquery-\d+\))$/;
  const branches = steps.filter(({ detail }) => /^CO-ROUTINE branch_\d$/.test(detail));
  const below = (parent: number) => steps.filter((step) => step.parent === parent).map(({ detail }) => detail);
  const faults = steps.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN') && !made.test(detail));
  for (const { id } of branches) {
    const [first = '', ...others] = below(id);
    if (!/^SEARCH p USING INDEX posts_\w+created_at_id_index \(.*\(created_at,id\)<\(\?,\?\)\)$/.test(first))
      faults.push(first);
    faults.push(...others.filter((detail) => detail.includes('TEMP B-TREE')));
  }
  return branches.length === 0 ? ['no branches'] : faults;
};

interface PostgresNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PostgresNode[];
}

/** What is wrong with what PostgreSQL did: a page may read no more rows than a few pages hold, and sort no more than that. */
const faultsOnPostgres = (node: PostgresNode): string[] => {
  const { 'Node Type': type, 'Relation Name': table = '' } = node;
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  const fault = type === 'Seq Scan' || (type.startsWith('Bitmap') && table === 'posts') || rows > 4 * LIMIT;
  return [...(fault ? [`${type} ${table} ${rows} rows`] : []), ...(node.Plans ?? []).flatMap(faultsOnPostgres)];
};

const faultsOf = async (list: () => Queries<unknown>): Promise<string[]> => {
  const { sql, values } = statementOf(list);
  if (engine === 'sqlite')
    return faultsOnSqlite(await db.read(() => query<SqliteStep>(`EXPLAIN QUERY PLAN ${sql}`, ...values)));
  const [row] = await db.read(() =>
    query<{ 'QUERY PLAN': { Plan: PostgresNode }[] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, ...values),
  );
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => faultsOnPostgres(Plan));
};

describe('a page among many posts', () => {
  it.each(lists)(
    'of %s is read from indexes in their order, and nothing is read whole, sorted or skipped',
    async (_, list) => {
      const { sql } = statementOf(list);
      expect(sql).not.toMatch(/\bOFFSET\b|\bcount\(/i);
      expect(await faultsOf(list)).toEqual([]);
    },
  );

  it('counts the pastoral team by its own index', async () => {
    const { sql } = statementOf(countPastoral);
    const rows = await db.read(() => query<object>(`${engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'} ${sql}`));
    expect(JSON.stringify(rows)).toContain('users_pastoral');
  });
});
