import { randomUUID } from 'node:crypto';
import type { BodyOut } from '../../../core/contract/endpoint.ts';
import type { report } from '../../../core/contract/moderation.ts';
import { communityLimits, hidingReports } from '../../../core/rules/community.ts';
import { findUser, type UserRow } from '../../accounts/service.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { keepImage } from '../../images/service.ts';
import { consumeOrRefuse } from '../../limits/service.ts';
import type { LiveMessage } from '../../live/service.ts';
import { addNotice } from '../../notices/service.ts';
import { openCase, updateCase, wasReviewed, type CaseRow } from '../cases/caseStore.ts';
import { caseMessage } from '../cases/heldCase.ts';
import { mergeReasons } from '../cases/reasons.ts';
import type { ModerationDependencies } from '../dependencies.ts';
import type { ModeratedSubject, SubjectCopy } from '../subjects.ts';
import { callStaff } from '../urgentMail.ts';
import { findReport, insertReport, type Reported } from './reportStore.ts';

type Report = BodyOut<typeof report>;

/** The thing as the person sees it. Throws 404 for what they can't see, 400 for what is theirs. */
function* seenBy(reader: Account, handler: ModeratedSubject, id: string): Queries<SubjectCopy> {
  const copy = yield* handler.find(id, reader);
  if (!copy) throw notFound();
  if (copy.authorId === reader.id)
    throw new HttpError('bad_request', 'This is your own. You can change or delete it yourself.');
  return copy;
}

/** Keeps what a reported thing shows until the case is closed; null where it has gone in this moment. */
function* keepPicture({ image_id: imageId, report_count: count }: CaseRow): Queries<string | null> {
  if (imageId === null || count > 0) return imageId;
  return (yield* keepImage(imageId)) ? imageId : null;
}

/** Whether a report of this account counts towards hiding: it is old enough, and its address is confirmed where that can be. */
const helpsToHide = (account: UserRow, mailConfigured: boolean, at: number): boolean =>
  account.created_at <= at - hidingReports.accountAge && (account.verified_at !== null || !mailConfigured);

export const createReports = ({ db, now, subjects, publish, wakeMail, mailConfigured }: ModerationDependencies) => {
  /** Adds a report to the thing's case, and hides the thing when enough people have reported it. */
  function* join(row: CaseRow, reporter: Account, { reason }: Report, at: number): Queries<readonly LiveMessage[]> {
    const account = yield* findUser(reporter.id);
    const mayHide = account !== undefined && helpsToHide(account, mailConfigured, at);
    const merged = mergeReasons(row, [reason]);
    const grown = {
      ...row,
      ...merged,
      image_id: yield* keepPicture(row),
      report_count: row.report_count + 1,
      hiding_reports: row.hiding_reports + (mayHide ? 1 : 0),
    };
    if (merged.urgency < row.urgency) yield* callStaff(at);
    const hidden = yield* hide(grown, at);
    yield* updateCase({ ...grown, held: hidden ? 1 : row.held });
    return [caseMessage(row.id), ...(hidden ?? [])];
  }

  /** Hides what enough people reported, until a moderator has looked at it: once, and never again after that. */
  function* hide(row: CaseRow, at: number): Queries<readonly LiveMessage[] | null> {
    const { setVisible } = subjects.get(row.subject);
    if (!setVisible || row.held === 1 || row.hiding_reports < hidingReports.count) return null;
    if (yield* wasReviewed(row.subject, row.subject_id)) return null;
    const messages = yield* setVisible(row.subject_id, false);
    if (row.author_id === null) return messages;
    const text = 'Something you shared can’t be seen by others until a moderator has looked at it.';
    return [...messages, yield* addNotice(row.author_id, { kind: 'hidden', text }, at)];
  }

  return async (reporter: Account, body: Report): Promise<{ id: string }> => {
    const at = now();
    const { subject, subjectId, reason, comment } = body;
    const reported: Reported = { reporterId: reporter.id, subject, subjectId };
    const { id, messages } = await db.write(function* () {
      const known = yield* findReport(reported);
      if (known) return { id: known, messages: [] };
      yield* consumeOrRefuse(`reports:user:${reporter.id}`, communityLimits.reports, at);
      const copy = yield* seenBy(reporter, subjects.get(subject), subjectId);
      const row = yield* openCase(subject, subjectId, copy, at);
      const id = randomUUID();
      const report = { id, caseId: row.id, reason, comment: comment ?? null, createdAt: at };
      // Sent twice at once: the first one counts.
      if (!(yield* insertReport(reported, report))) return { id: (yield* findReport(reported)) ?? id, messages: [] };
      return { id, messages: yield* join(row, reporter, body, at) };
    });
    publish(...messages);
    if (messages.length > 0) wakeMail();
    return { id };
  };
};
