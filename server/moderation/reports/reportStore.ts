import type { ReportReason, ReportSubject } from '../../../core/contract/moderation.ts';
import type { Before } from '../../../core/contract/paging.ts';
import { value } from '../../db/build.ts';
import { first, hasRows, query, type NamesIn, type Queries, type RowOf } from '../../db/db.ts';
import { newestFirst, pageValues, type PageLimit } from '../../db/newestFirst.ts';

export interface Reported {
  reporterId: string;
  subject: ReportSubject;
  subjectId: string;
}

/** Comments that a case is shown with, the first ones. */
const SHOWN_COMMENTS = 10;

export function* findReport({ reporterId, subject, subjectId }: Reported): Queries<string | null> {
  const row = yield* first(
    query<RowOf<'reports', 'id'>>(
      'SELECT id FROM reports WHERE reporter_id = ? AND subject = ? AND subject_id = ?',
      reporterId,
      subject,
      subjectId,
    ),
  );
  return row?.id ?? null;
}

/** False when the person has reported the thing in the meantime. */
export const insertReport = (
  { reporterId, subject, subjectId }: Reported,
  row: { id: string; caseId: string; reason: ReportReason; comment: string | null; createdAt: number },
): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO reports (id, case_id, reporter_id, subject, subject_id, reason, comment, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (reporter_id, subject, subject_id) DO NOTHING RETURNING id`,
      row.id,
      row.caseId,
      reporterId,
      subject,
      subjectId,
      row.reason,
      row.comment,
      row.createdAt,
    ),
  );

export const hasReported = (caseId: string, reporterId: string): Queries<boolean> =>
  hasRows(query('SELECT id FROM reports WHERE case_id = ? AND reporter_id = ? LIMIT 1', caseId, reporterId));

/** What those who reported a thing wrote about it. */
export function* commentsOf(caseId: string): Queries<string[]> {
  const rows = yield* query<{ comment: string }>(
    `SELECT comment FROM reports WHERE case_id = ? AND comment IS NOT NULL AND comment <> ''
     ORDER BY created_at, id LIMIT ${SHOWN_COMMENTS}`,
    caseId,
  );
  return rows.map(({ comment }) => comment);
}

/**
 * Closes the reports of a case, and leaves each person who made one a notice, under the report's own id. Gives those
 * people. Reports of people who are gone have served their end and go.
 */
export function* closeReports(caseId: string, outcome: string, now: number): Queries<string[]> {
  yield* query('DELETE FROM reports WHERE case_id = ? AND reporter_id IS NULL', caseId);
  yield* query('UPDATE reports SET closed_at = ? WHERE case_id = ? AND closed_at IS NULL', now, caseId);
  const told = yield* query<RowOf<'notices', 'user_id'>>(
    `INSERT INTO notices (id, user_id, kind, text, created_at)
     SELECT id, reporter_id, 'outcome', CAST(? AS text), CAST(? AS bigint) FROM reports WHERE case_id = ?
     ON CONFLICT (id) DO NOTHING RETURNING user_id`,
    outcome,
    now,
    caseId,
  );
  return told.map(({ user_id }) => user_id);
}

/** A deleted account's reports: closed ones go, open ones stay until they are closed, without who made them. */
export function* forgetReporter(userId: string): Queries<void> {
  yield* query('DELETE FROM reports WHERE reporter_id = ? AND closed_at IS NOT NULL', userId);
  yield* query('UPDATE reports SET reporter_id = NULL WHERE reporter_id = ?', userId);
}

const columns = 'id, subject, subject_id, reason, comment, created_at, closed_at';

type ReportRow = RowOf<'reports', NamesIn<typeof columns>>;

export const reportsSql = newestFirst(
  { table: 'reports', columns, size: '200 + coalesce(octet_length(comment), 0)' },
  { byReporter: (reports) => reports.where('reporter_id', value) },
);

/** What a person reported, newest first. */
export const listReports = (userId: string, before: Before, limit: PageLimit): Queries<ReportRow[]> =>
  query<ReportRow>(reportsSql('byReporter'), userId, ...pageValues(before, limit));
