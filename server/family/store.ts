import { first, hasRows, placeholdersFor, query, valuesIn, type NamesIn, type Queries, type RowOf } from '../db/db.ts';

const inviteColumns = 'id, owner_id, email, email_key, token_hash, created_at, expires_at';
export type InviteRow = RowOf<'family_invites', NamesIn<typeof inviteColumns>>;

/** Rows of one person that are read: more than there are places, as bounds were changed once. */
const MAX_ROWS = 50;

export const insertInvite = (invite: InviteRow): Queries<unknown> =>
  query(
    `INSERT INTO family_invites (${inviteColumns}) VALUES (${placeholdersFor(inviteColumns)})`,
    ...valuesIn(inviteColumns, invite),
  );

/** The invites of an owner that are open, oldest first. */
export const listInvites = (ownerId: string, now: number): Queries<InviteRow[]> =>
  query<InviteRow>(
    `SELECT ${inviteColumns} FROM family_invites WHERE owner_id = ? AND expires_at > ?
     ORDER BY created_at, id LIMIT ${MAX_ROWS}`,
    ownerId,
    now,
  );

export const findInvite = (id: string, now: number): Queries<InviteRow | undefined> =>
  first(query<InviteRow>(`SELECT ${inviteColumns} FROM family_invites WHERE id = ? AND expires_at > ?`, id, now));

export const findInviteByHash = (hash: string, now: number): Queries<InviteRow | undefined> =>
  first(
    query<InviteRow>(`SELECT ${inviteColumns} FROM family_invites WHERE token_hash = ? AND expires_at > ?`, hash, now),
  );

export const setToken = (id: string, hash: string): Queries<unknown> =>
  query('UPDATE family_invites SET token_hash = ? WHERE id = ?', hash, id);

/** False where that owner has no such invite, or somebody was first. */
export const removeInvite = (ownerId: string, id: string): Queries<boolean> =>
  hasRows(query('DELETE FROM family_invites WHERE owner_id = ? AND id = ? RETURNING id', ownerId, id));

export const removeInviteTo = (ownerId: string, emailKey: string): Queries<unknown> =>
  query('DELETE FROM family_invites WHERE owner_id = ? AND email_key = ?', ownerId, emailKey);

/** Forgets all invites by somebody, and those to their address. */
export function* removeInvitesOf(userId: string, emailKey: string | null): Queries<void> {
  yield* query('DELETE FROM family_invites WHERE owner_id = ?', userId);
  if (emailKey !== null) yield* query('DELETE FROM family_invites WHERE email_key = ?', emailKey);
}

/** Removes up to `limit` invites that have ended, and gives how many. */
export function* removeEnded(now: number, limit: number): Queries<number> {
  const removed = yield* query(
    `DELETE FROM family_invites WHERE id IN
       (SELECT id FROM family_invites WHERE expires_at <= ? ORDER BY expires_at LIMIT ?) RETURNING id`,
    now,
    limit,
  );
  return removed.length;
}

type SeatRow = RowOf<'family_seats', 'user_id' | 'joined_at'> & RowOf<'users', 'nickname'>;

/** Who has the seats of an owner, in the order in which they came. */
export const listSeats = (ownerId: string): Queries<SeatRow[]> =>
  query<SeatRow>(
    `SELECT s.user_id, s.joined_at, u.nickname FROM family_seats s JOIN users u ON u.id = s.user_id
     WHERE s.owner_id = ? ORDER BY s.joined_at, s.user_id LIMIT ${MAX_ROWS}`,
    ownerId,
  );

/** Whose seat somebody has, and since when. */
export const findOwnSeat = (userId: string): Queries<RowOf<'family_seats', 'owner_id' | 'joined_at'> | undefined> =>
  first(
    query<RowOf<'family_seats', 'owner_id' | 'joined_at'>>(
      'SELECT owner_id, joined_at FROM family_seats WHERE user_id = ?',
      userId,
    ),
  );

export const insertSeat = (userId: string, ownerId: string, now: number): Queries<unknown> =>
  query('INSERT INTO family_seats (user_id, owner_id, joined_at) VALUES (?, ?, ?)', userId, ownerId, now);

/** False where somebody has no seat with that owner. */
export const removeSeat = (userId: string, ownerId: string): Queries<boolean> =>
  hasRows(query('DELETE FROM family_seats WHERE user_id = ? AND owner_id = ? RETURNING user_id', userId, ownerId));

/** Ends all seats of an owner, and gives whose they were. */
export const removeSeats = (ownerId: string): Queries<RowOf<'family_seats', 'user_id'>[]> =>
  query<RowOf<'family_seats', 'user_id'>>('DELETE FROM family_seats WHERE owner_id = ? RETURNING user_id', ownerId);

/** How many places are taken, by seats and by invites that are open. The owner is held by the caller. */
export function* countPlaces(ownerId: string, now: number): Queries<number> {
  const [row] = yield* query<{ places: number }>(
    `SELECT (SELECT count(*) FROM family_seats WHERE owner_id = ?)
       + (SELECT count(*) FROM family_invites WHERE owner_id = ? AND expires_at > ?) AS places`,
    ownerId,
    ownerId,
    now,
  );
  return row?.places ?? 0;
}

/** How many seats an owner has given away. The owner is held by the caller. */
export function* countSeats(ownerId: string): Queries<number> {
  const [row] = yield* query<{ seats: number }>(
    'SELECT count(*) AS seats FROM family_seats WHERE owner_id = ?',
    ownerId,
  );
  return row?.seats ?? 0;
}

/** Whether one of two has blocked the other. */
export const isBlockedBetween = (userId: string, otherId: string): Queries<boolean> =>
  hasRows(
    query(
      `SELECT 1 AS blocked FROM blocks WHERE kind = 'block'
         AND ((user_id = ? AND other_id = ?) OR (user_id = ? AND other_id = ?))`,
      userId,
      otherId,
      otherId,
      userId,
    ),
  );
