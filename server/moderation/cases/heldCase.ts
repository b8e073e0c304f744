import type { HoldReason } from '../../../core/contract/moderation.ts';
import { query, type Queries } from '../../db/db.ts';
import type { LiveMessage } from '../../live/service.ts';
import { callStaff } from '../urgentMail.ts';
import type { Subject, SubjectCopy } from '../subjects.ts';
import { openCase, updateCase } from './caseStore.ts';
import { mergeReasons } from './reasons.ts';

/**
 * Opens the case of something that waits for a moderator before others see it, or adds to the one that is open. Danger calls
 * the staff by mail. Gives what listeners are to be told once it is committed.
 */
export function* openHeldCase(
  subject: Subject,
  subjectId: string,
  copy: SubjectCopy,
  reasons: readonly HoldReason[],
  now: number,
): Queries<readonly LiveMessage[]> {
  const row = yield* openCase(subject, subjectId, copy, now);
  const merged = mergeReasons(row, reasons);
  yield* updateCase({ ...row, ...merged, held: 1 });
  if (merged.urgency < row.urgency) yield* callStaff(now);
  return [caseMessage(row.id)];
}

/** The desk has something new. */
export const caseMessage = (id: string): LiveMessage => ({ kind: 'case', id, listeners: { to: 'staff' } });

/**
 * Removes the case of something that waited and was taken back before anybody looked: a post that its author deleted, a
 * request to join that was withdrawn. One with reports stays, with its copy, until a moderator has seen it.
 */
export const dropHeldCase = (subject: Subject, subjectId: string): Queries<unknown> =>
  query(
    "DELETE FROM cases WHERE subject = ? AND subject_id = ? AND state = 'open' AND report_count = 0",
    subject,
    subjectId,
  );
