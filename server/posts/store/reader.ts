import type { CircleRole } from '../../../core/contract/circles.ts';
import { latestAdultBirthDate } from '../../../core/rules/ages.ts';
import { isStaff } from '../../../core/rules/roles.ts';
import { isCircleAdmin } from '../../circles/service.ts';
import type { Account } from '../../http/identity/person.ts';

/** Somebody who reads posts, of a circle or of all. */
export interface Reader {
  id: string;
  /** Owner and admins of the circle see who is under 18. */
  looksAfterCircle: boolean;
  /** Blocks hide nothing from those who keep order (docs/decisions.md 24). */
  seesBlocked: boolean;
}

/** `role` is what the account is in the circle whose posts are read. */
export const readerOf = (account: Pick<Account, 'id' | 'role'>, role?: CircleRole): Reader => {
  const looksAfterCircle = role !== undefined && isCircleAdmin(role);
  return { id: account.id, looksAfterCircle, seesBlocked: looksAfterCircle || isStaff(account.role) };
};

/** Later than any birth date: nobody is under age then. */
const NOBODY_IS_YOUNG = '9999-12-31';
/** What `by_minor` never is. */
const NEVER = 2;

/**
 * Whether `posts p` is not hidden from a reader: neither by the reader's own report, nor by a block or mute. Those hide named
 * posts alone, as this reader sees names: an anonymous one that went away with its author would say whose it is.
 */
export const notHidden = `(p.author_id = ? OR (
  NOT EXISTS (SELECT 1 FROM reports r WHERE r.reporter_id = ? AND r.subject = 'post' AND r.subject_id = p.id)
  AND (p.anonymous = 1 OR p.by_minor = ?
    OR (NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ? AND b.other_id = p.author_id AND b.kind IN ('mute', ?))
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.other_id = ? AND b.user_id = p.author_id AND b.kind = ?))
    OR (SELECT w.birth_date FROM users w WHERE w.id = p.author_id) > ?)))`;

/** The values of `notHidden`. */
export const notHiddenValues = ({ id, looksAfterCircle, seesBlocked }: Reader, now: number): unknown[] => {
  const hiding = seesBlocked ? 'none' : 'block';
  // Owner and admins of the circle are shown whose posts of the young they are.
  const namelessByMinor = looksAfterCircle ? NEVER : 1;
  const youngAfter = looksAfterCircle ? NOBODY_IS_YOUNG : latestAdultBirthDate(now);
  return [id, id, namelessByMinor, id, hiding, id, hiding, youngAfter];
};
