import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import { query, type Db, type Queries, type Statement } from '../db/db.ts';
import { listNotices } from '../notices/store.ts';
import { createTestDatabase, engine, type TestDatabase } from '../testing/database.ts';
import { listAppeals } from './appeals/appealStore.ts';
import { listAudit } from './audit.ts';
import { countStrikes, findBan, readCounters } from './cases/actionStore.ts';
import { listClosed, listOpen, wasReviewed } from './cases/caseStore.ts';
import { commentsOf, findReport, hasReported } from './reports/reportStore.ts';

/** Enough that reading all of them would be the slower way for any planner. */
const ROWS = 20_000;
const NOW = 1_700_000_000_000 + ROWS;

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
  await db.write(insertRows);
  if (db.engine === 'postgres') await db.read(() => query('ANALYZE'));
});
afterAll(async () => {
  await db.close();
  await database.remove();
});

const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})`;

/** One in a hundred is still open. */
function* insertRows(): Queries<void> {
  const state = "CASE i % 100 WHEN 0 THEN 'open' ELSE 'closed' END";
  const at = 'CAST(1700000000000 AS bigint) + i';
  const closed = `CASE i % 100 WHEN 0 THEN NULL ELSE ${at} END`;
  for (const sql of [
    `INSERT INTO cases (id, subject, subject_id, author_id, anonymous, state, urgency, reasons, copy, held, created_at, closed_at)
     ${numbers} SELECT 'c' || i, 'post', 'p' || i, 'u' || i % 500, 0, ${state}, i % 2, '[]', '', CASE i % 200 WHEN 0 THEN 1 ELSE 0 END, ${at}, ${closed} FROM n`,
    `INSERT INTO reports (id, case_id, reporter_id, subject, subject_id, reason, comment, created_at, closed_at)
     ${numbers} SELECT 'r' || i, 'c' || i, 'u' || i % 500, 'post', 'p' || i, 'spam', 'Look.', ${at}, ${closed} FROM n`,
    `INSERT INTO moderation_actions (id, case_id, actor_id, user_id, action, reason, created_at)
     ${numbers} SELECT 'a' || i, 'c' || i, 'm', 'u' || i % 500, 'warn', '', ${at} FROM n`,
    `INSERT INTO appeals (id, action_id, user_id, text, state, created_at)
     ${numbers} SELECT 'x' || i, 'a' || i, 'u' || i % 500, '', CASE i % 100 WHEN 0 THEN 'open' ELSE 'denied' END, ${at} FROM n`,
    `INSERT INTO audit_log (id, created_at, action, subject_id, reason) ${numbers} SELECT 'l' || i, ${at}, 'warn', 'c' || i, '' FROM n`,
    `INSERT INTO notices (id, user_id, kind, text, created_at)
     ${numbers} SELECT 'n' || i, 'u' || i % 500, 'outcome', 'Thank you.', ${at} FROM n`,
    `INSERT INTO moderation_totals (name, total) VALUES ('actions', ${ROWS})`,
  ])
    yield* query(sql);
}

const report = { reporterId: 'u7', subject: 'post', subjectId: 'p7' } as const;
const reads: [string, () => Queries<unknown>][] = [
  ['the open cases', () => listOpen({ urgency: 0, created_at: 0, id: '' }, 20)],
  ['the closed cases', () => listClosed(NOW, '', 20)],
  ['the appeals', () => listAppeals(FROM_THE_NEWEST, FROM_THE_NEWEST, 100)],
  ['the audit log', () => listAudit(FROM_THE_NEWEST, 20)],
  ['a person’s notices', () => listNotices('u7', FROM_THE_NEWEST, { rows: 20, bytes: 100_000 })],
  ['a person’s strikes', () => countStrikes('u7', NOW)],
  ['a person’s ban', () => findBan('u7')],
  ['a report', () => findReport(report)],
  ['what was reported in a case', () => commentsOf('c7')],
  ['who reported a case', () => hasReported('c7', 'u7')],
  ['whether a thing was reviewed', () => wasReviewed('post', 'p7')],
  ['the counters', () => readCounters(NOW + 24 * 60 * 60_000)],
];

/** Each statement of some queries, with the plan that the engine makes for it. */
const plansOf = async (queries: () => Queries<unknown>): Promise<string[]> => {
  const statements: Statement[] = [];
  await db.read(function* () {
    const steps = queries();
    for (let next = steps.next(); !next.done;) {
      statements.push(next.value);
      next = steps.next(yield next.value);
    }
  });
  const explain = engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  return Promise.all(
    statements.map(async ({ sql, values }) =>
      JSON.stringify(await db.read(() => query<object>(`${explain} ${sql}`, ...values))),
    ),
  );
};

describe('among twenty thousand cases', () => {
  it.each(reads)('%s: no table is read whole, and nothing is sorted but a handful', async (_, queries) => {
    const plans = await plansOf(queries);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      // On SQLite an index is scanned where only those rows are in it that are counted.
      const whole = engine === 'sqlite' ? /SCAN (?!summed|candidates)\w+"/ : /Seq Scan on (?!moderation_totals)/;
      expect(plan).not.toMatch(whole);
      // All closed cases there ever were.
      expect(plan).not.toContain('(state=?)');
    }
  });
});
