import type { ModerationCase } from '../../../core/contract/moderation.ts';
import type { Author } from '../../../core/contract/posts.ts';
import { first, query, type Queries } from '../../db/db.ts';
import type { Account } from '../../http/identity/person.ts';
import { viewAuthor, type AuthorRow } from '../../publishing/service.ts';
import { commentsOf } from '../reports/reportStore.ts';
import type { SubjectCopy, Subjects } from '../subjects.ts';
import { countStrikes, findDecision } from './actionStore.ts';
import type { CaseRow } from './caseStore.ts';
import { mayJudge } from './judge.ts';
import { proposeAction } from './ladder.ts';
import { readReasons } from './reasons.ts';

/** A case as one of the staff sees it. */
export function* viewCase(subjects: Subjects, row: CaseRow, reader: Account, now: number): Queries<ModerationCase> {
  const thing = yield* subjects.get(row.subject).find(row.subject_id);
  const strikes = row.author_id === null ? 0 : yield* countStrikes(row.author_id, now);
  const isKnown = row.anonymous === 0 || row.revealed === 1;
  return {
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    reasons: readReasons(row),
    state: row.state,
    proposed: proposeAction(row, strikes),
    author: isKnown && row.author_id !== null ? yield* findAuthor(row.author_id, now) : null,
    anonymous: row.anonymous === 1,
    createdAt: new Date(row.created_at).toISOString(),
    reportCount: row.report_count,
    comments: yield* commentsOf(row.id),
    text: row.state === 'open' ? row.copy : (thing?.text ?? ''),
    image: thing && imageOf(thing),
    visible: thing?.visible ?? false,
    mayAct: row.state === 'open' && (yield* mayJudge(reader, row)),
    strikes,
    decision: row.state === 'open' ? null : yield* viewDecision(row.id),
  };
}

function* viewDecision(caseId: string): Queries<ModerationCase['decision']> {
  const row = yield* findDecision(caseId);
  return row ? { action: row.action, reason: row.reason, reversed: row.reversed_at !== null } : null;
}

/** Null when the account is gone. */
export function* findAuthor(userId: string, now: number): Queries<Author | null> {
  const row = yield* first(
    query<AuthorRow>('SELECT id, display_name, nickname, avatar, birth_date FROM users WHERE id = ?', userId),
  );
  return row ? viewAuthor(row, now) : null;
}

const imageOf = ({ imageId, imageAlt }: SubjectCopy): ModerationCase['image'] => {
  const url = `/api/images/${imageId}`;
  return imageId === null ? null : { url, thumbnail: `${url}?size=thumb`, alt: imageAlt };
};
