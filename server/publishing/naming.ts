import type { Author } from '../../core/contract/posts.ts';
import { isAdult } from '../../core/rules/ages.ts';
import type { RowOf } from '../db/db.ts';

/** The columns of an account that tell who it is. */
export type AuthorRow = RowOf<'users', 'id' | 'display_name' | 'nickname' | 'avatar' | 'birth_date'>;

/** How something came to be: by somebody who chose to be anonymous, or who was under 18 then. */
export interface Origin {
  anonymous: boolean;
  byMinor: boolean;
}

/**
 * Whether a thing names its author to all who may read it. Whoever is under 18 is named to nobody but owner and admins of a circle,
 * and what they wrote stays so: a name that appears on it one day would tell a birth date.
 */
export const isNamedToAll = (birthDate: string, { anonymous, byMinor }: Origin, now: number): boolean =>
  !anonymous && !byMinor && isAdult(birthDate, now);

/**
 * Who wrote a post, or made an event, as a reader may know it: null where it is anonymous, and for somebody under 18
 * unless the reader looks after the circle it is in, or is that very person. Nothing else may decide this (docs/decisions.md 22).
 */
export const authorFor = (
  row: AuthorRow,
  origin: Origin,
  reader: { id: string; looksAfterCircle: boolean },
  now: number,
): Author | null => {
  const isNamed = isNamedToAll(row.birth_date, origin, now);
  const mayKnow = isNamed || (!origin.anonymous && (reader.looksAfterCircle || reader.id === row.id));
  return mayKnow ? viewAuthor(row, now) : null;
};

/**
 * An account as others see it. A picture that is not ours would tell its host who reads; of somebody under 18 nobody else sees
 * one (docs/decisions.md 34).
 */
export const viewAuthor = ({ id, display_name, nickname, avatar, birth_date }: AuthorRow, now: number): Author => ({
  id,
  displayName: display_name,
  nickname,
  avatar: isAdult(birth_date, now) && avatar?.startsWith('/api/images/') ? avatar : null,
});
