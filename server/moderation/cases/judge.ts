import type { Role } from '../../../core/rules/roles.ts';
import { first, query, type Queries, type RowOf } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { hasReported } from '../reports/reportStore.ts';
import type { CaseRow } from './caseStore.ts';

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
  actor.role !== 'admin' && (role === 'moderator' || role === 'admin');

/**
 * Nobody judges their own case, one that they reported, or their superiors (docs/decisions.md 24). Who wrote something anonymous
 * is nobody's superior until they are revealed: a refusal would tell that it was one of the staff.
 */
export function* mayJudge(
  actor: Account,
  row: Pick<CaseRow, 'id' | 'author_id' | 'anonymous' | 'revealed'>,
): Queries<boolean> {
  if (row.author_id === actor.id || (yield* hasReported(row.id, actor.id))) return false;
  if (row.anonymous === 1 && row.revealed === 0) return true;
  return !isSuperior(actor, yield* roleOf(row.author_id));
}

export const notYours = (sentence = 'Somebody else has to decide about this.') => new HttpError('forbidden', sentence);
