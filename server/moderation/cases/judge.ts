import type { ModerationCase } from '../../../core/contract/moderation.ts';
import { isStaff, type Role } from '../../../core/rules/roles.ts';
import { first, query, type Queries, type RowOf } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { hasReported } from '../reports/reportStore.ts';
import { isShownByCase, type CaseRow } from './caseStore.ts';

/** The role an account holds; null when there is none any more. */
export function* roleOf(userId: string | null): Queries<Role | null> {
  if (userId === null) return null;
  const row = yield* first(
    query<RowOf<'users', 'role', { role: Role }>>('SELECT role FROM users WHERE id = ?', userId),
  );
  return row?.role ?? null;
}

/** Whether somebody stands above a member of the staff, or beside a moderator: moderators judge no staff. */
export const isSuperior = (actor: Pick<Account, 'role'>, role: Role | null): boolean =>
  actor.role !== 'admin' && role !== null && isStaff(role);

type Judged = Pick<CaseRow, 'id' | 'author_id' | 'anonymous' | 'revealed'>;

/** Whether the desk knows who wrote something: it was not anonymous, or somebody revealed it in this case. */
export const isNamed = ({ anonymous, revealed }: Pick<CaseRow, 'anonymous' | 'revealed'>): boolean =>
  anonymous === 0 || revealed === 1;

/**
 * Why somebody else has to decide: nobody judges their own case, one that they reported, or their superiors
 * (docs/decisions.md 24). Who wrote something anonymous is nobody's superior until they are revealed: a refusal would tell that
 * it was one of the staff.
 */
export function* whyNotJudge(actor: Account, row: Judged): Queries<ModerationCase['mayNot']> {
  if (row.author_id === actor.id) return 'own';
  if (yield* hasReported(row.id, actor.id)) return 'reported';
  return isNamed(row) && isSuperior(actor, yield* roleOf(row.author_id)) ? 'staff' : null;
}

export function* mayJudge(actor: Account, row: Judged): Queries<boolean> {
  return (yield* whyNotJudge(actor, row)) === null;
}

/** Whether the staff see a picture because a case that waits for them shows it. */
export function* mayReadCaseImage(imageId: string, reader: Account): Queries<boolean> {
  return isStaff(reader.role) && reader.suspendedUntil === null && (yield* isShownByCase(imageId));
}

export const notYours = (sentence = 'Somebody else has to decide about this.') => new HttpError('forbidden', sentence);
