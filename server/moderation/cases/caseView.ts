import type { ModerationCase } from '../../../core/contract/moderation.ts';
import type { Author } from '../../../core/contract/posts.ts';
import { first, query, type Queries } from '../../db/db.ts';
import { imagePaths } from '../../images/service.ts';
import type { Account } from '../../http/identity/person.ts';
import { viewAuthor, type AuthorRow } from '../../publishing/service.ts';
import { commentsOf } from '../reports/reportStore.ts';
import type { Subjects } from '../subjects.ts';
import { countStrikes, findDecision } from './actionStore.ts';
import type { CaseRow } from './caseStore.ts';
import { isNamed, whyNotJudge } from './judge.ts';
import { proposeAction } from './ladder.ts';
import { readReasons } from './reasons.ts';

/** A case as one of the staff sees it. */
export function* viewCase(subjects: Subjects, row: CaseRow, reader: Account, now: number): Queries<ModerationCase> {
  const thing = yield* subjects.get(row.subject).find(row.subject_id);
  const authorId = isNamed(row) ? row.author_id : null;
  // How often somebody nameless was warned would tell among few who it is.
  const strikes = authorId === null ? null : yield* countStrikes(authorId, now);
  const isOpen = row.state === 'open';
  const mayNot = isOpen ? yield* whyNotJudge(reader, row) : null;
  return {
    id: row.id,
    subject: row.subject,
    subjectId: row.subject_id,
    reasons: readReasons(row),
    state: row.state,
    proposed: proposeAction(row, strikes ?? 0),
    author: authorId === null ? null : yield* findAuthor(authorId, now),
    anonymous: row.anonymous === 1,
    createdAt: new Date(row.created_at).toISOString(),
    reportCount: row.report_count,
    comments: yield* commentsOf(row.id),
    text: isOpen ? row.copy : (thing?.text ?? ''),
    image: imageOf(row),
    audience: (isOpen ? row.audience : thing?.audience) ?? null,
    circleName: (isOpen ? row.circle_name : thing?.circleName) ?? null,
    visible: thing?.visible ?? false,
    mayAct: isOpen && mayNot === null,
    mayNot,
    strikes,
    decision: isOpen ? null : yield* viewDecision(row.id),
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

const imageOf = ({ image_id: id, image_alt: alt }: CaseRow): ModerationCase['image'] =>
  id === null ? null : { ...imagePaths(id), alt };
