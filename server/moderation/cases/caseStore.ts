import { randomUUID } from 'node:crypto';
import type { Audience } from '../../../core/contract/posts.ts';
import { first, hasRows, query, type NamesIn, type Queries, type RowOf } from '../../db/db.ts';
import { stopKeeping } from '../../images/service.ts';
import type { Subject, SubjectCopy } from '../subjects.ts';

const columns =
  'id, subject, subject_id, author_id, anonymous, state, urgency, reasons, copy, image_id, image_alt, audience, circle_name, report_count, hiding_reports, revealed, held, created_at, closed_at';

/**
 * `copy` is what the thing said when the case was opened, `image_id` what it showed, `audience` and `circle_name` where it stood.
 * All of that is forgotten once the case is closed.
 */
export type CaseRow = RowOf<
  'cases',
  NamesIn<typeof columns>,
  { subject: Subject; state: 'open' | 'closed'; audience: Audience | null }
>;

export const findCase = (id: string): Queries<CaseRow | undefined> =>
  first(query<CaseRow>(`SELECT ${columns} FROM cases WHERE id = ?`, id));

/** The case while it is open, kept so until the transaction ends: the update changes nothing, it takes the row. */
export const lockCase = (id: string): Queries<CaseRow | undefined> =>
  first(query<CaseRow>(`UPDATE cases SET state = state WHERE id = ? AND state = 'open' RETURNING ${columns}`, id));

/** The one open case of a thing, made if there is none, and kept until the transaction ends. */
export function* openCase(subject: Subject, subjectId: string, copy: SubjectCopy, now: number): Queries<CaseRow> {
  // A moderator may close it in between; nobody closes them twice as fast as they are opened.
  for (let tries = 0; tries < 5; tries++) {
    yield* query(
      `INSERT INTO cases (id, subject, subject_id, author_id, anonymous, state, urgency, reasons, copy, image_id, image_alt,
         audience, circle_name, created_at)
       VALUES (?, ?, ?, ?, ?, 'open', 1, '[]', ?, ?, ?, ?, ?, ?) ON CONFLICT (subject, subject_id) WHERE state = 'open' DO NOTHING`,
      randomUUID(),
      subject,
      subjectId,
      copy.authorId,
      copy.anonymous ? 1 : 0,
      copy.text,
      copy.imageId,
      copy.imageAlt,
      copy.audience,
      copy.circleName,
      now,
    );
    const row = yield* first(
      query<CaseRow>(
        `UPDATE cases SET state = state WHERE subject = ? AND subject_id = ? AND state = 'open' RETURNING ${columns}`,
        subject,
        subjectId,
      ),
    );
    if (row) return row;
  }
  throw new Error('the case was closed again and again');
}

type Grown = Pick<CaseRow, 'id' | 'urgency' | 'reasons' | 'image_id' | 'report_count' | 'hiding_reports' | 'held'>;

/** Writes what has been added to a case that the transaction holds. */
export const updateCase = (row: Grown): Queries<unknown> =>
  query(
    'UPDATE cases SET urgency = ?, reasons = ?, image_id = ?, report_count = ?, hiding_reports = ?, held = ? WHERE id = ?',
    row.urgency,
    row.reasons,
    row.image_id,
    row.report_count,
    row.hiding_reports,
    row.held,
    row.id,
  );

/** Closes a case that the transaction holds; what the thing said and showed is forgotten. */
export function* closeCase({ id, image_id: imageId }: Pick<CaseRow, 'id' | 'image_id'>, now: number): Queries<void> {
  yield* query(
    `UPDATE cases SET state = 'closed', closed_at = ?, held = 0, copy = '', image_id = NULL, image_alt = '', audience = NULL,
       circle_name = NULL WHERE id = ?`,
    now,
    id,
  );
  if (imageId !== null) yield* stopKeeping(imageId);
}

/** Whether a case that waits for a decision shows a picture. */
export const isShownByCase = (imageId: string): Queries<boolean> =>
  hasRows(query('SELECT id FROM cases WHERE image_id = ? LIMIT 1', imageId));

/** Whether a moderator has decided about the thing before. */
export const wasReviewed = (subject: Subject, subjectId: string): Queries<boolean> =>
  hasRows(
    query(
      `SELECT c.id FROM cases c JOIN moderation_actions a ON a.case_id = c.id
       WHERE c.subject = ? AND c.subject_id = ? AND c.state = 'closed' LIMIT 1`,
      subject,
      subjectId,
    ),
  );

export const setRevealed = (id: string): Queries<unknown> => query('UPDATE cases SET revealed = 1 WHERE id = ?', id);

/** Open ones behind a place in their order: the urgent first, then the oldest. */
export const listOpen = (
  { urgency, created_at, id }: Pick<CaseRow, 'urgency' | 'created_at' | 'id'>,
  limit: number,
): Queries<CaseRow[]> =>
  query<CaseRow>(
    `SELECT ${columns} FROM cases WHERE state = 'open' AND (urgency, created_at, id) > (?, ?, ?)
     ORDER BY urgency, created_at, id LIMIT ?`,
    urgency,
    created_at,
    id,
    limit,
  );

/** Closed ones before a place in their order, the latest first. */
export const listClosed = (closedAt: number, id: string, limit: number): Queries<CaseRow[]> =>
  query<CaseRow>(
    `SELECT ${columns} FROM cases WHERE (closed_at, id) < (?, ?)
     ORDER BY closed_at DESC, id DESC LIMIT ?`,
    closedAt,
    id,
    limit,
  );
