import type { Before } from '../../../core/contract/paging.ts';
import {
  first,
  hasRows,
  placeholdersFor,
  query,
  valuesIn,
  type NamesIn,
  type Queries,
  type RowOf,
} from '../../db/db.ts';

const columns = 'id, circle_id, kind, inviter_id, email, email_key, token_hash, uses, max_uses, created_at, expires_at';
export type InviteRow = RowOf<'circle_invites', NamesIn<typeof columns>, { kind: 'mail' | 'link' }>;

export const insertInvite = (invite: InviteRow): Queries<unknown> =>
  query(`INSERT INTO circle_invites (${columns}) VALUES (${placeholdersFor(columns)})`, ...valuesIn(columns, invite));

/**
 * An invite that still works: not used up, not too old at the moment `?`, into a circle that is there, by somebody who still
 * looks after it and is not suspended at the moment `?`.
 */
const works = `i.uses < i.max_uses AND i.expires_at > ? AND EXISTS (
  SELECT 1 FROM circle_members m JOIN circles c ON c.id = m.circle_id JOIN users u ON u.id = m.user_id
  WHERE m.circle_id = i.circle_id AND m.user_id = i.inviter_id AND m.state = 'member' AND m.role IN ('owner', 'admin')
    AND c.deleted_at IS NULL AND u.blocked = 0 AND (u.suspended_until IS NULL OR u.suspended_until <= ?))`;
const invites = `SELECT i.id, i.circle_id, i.kind, i.inviter_id, i.email, i.email_key, i.token_hash, i.uses, i.max_uses,
  i.created_at, i.expires_at FROM circle_invites i`;

/** The invite of a token that still works. A circle that moderators have hidden takes nobody in meanwhile. */
export const findByHash = (hash: string, now: number): Queries<InviteRow | undefined> =>
  first(
    query<InviteRow>(
      `${invites} WHERE i.token_hash = ? AND ${works}
         AND EXISTS (SELECT 1 FROM circles c WHERE c.id = i.circle_id AND c.listed = 1)`,
      hash,
      now,
      now,
    ),
  );

export const findWorking = (id: string, now: number): Queries<InviteRow | undefined> =>
  first(query<InviteRow>(`${invites} WHERE i.id = ? AND ${works}`, id, now, now));

/** The newest of a circle's invites that still work. */
export const listWorking = (circleId: string, now: number, before: Before, limit: number): Queries<InviteRow[]> =>
  query<InviteRow>(
    `${invites} WHERE i.circle_id = ? AND ${works} AND (i.created_at, i.id) < (?, ?)
     ORDER BY i.created_at DESC, i.id DESC LIMIT ?`,
    circleId,
    now,
    now,
    before.createdAt,
    before.id,
    limit,
  );

/** How many links of a circle have not ended. */
export function* countLinks(circleId: string, now: number): Queries<number> {
  const [row] = yield* query<{ links: number }>(
    "SELECT count(*) AS links FROM circle_invites WHERE circle_id = ? AND kind = 'link' AND expires_at > ?",
    circleId,
    now,
  );
  return row?.links ?? 0;
}

export const setToken = (id: string, hash: string): Queries<unknown> =>
  query('UPDATE circle_invites SET token_hash = ? WHERE id = ?', hash, id);

/** Counts one use. The WHERE is checked again under the row lock: false where parallel uses took the last one. */
export const spendUse = (id: string): Queries<boolean> =>
  hasRows(query('UPDATE circle_invites SET uses = uses + 1 WHERE id = ? AND uses < max_uses RETURNING id', id));

/** Gives who had made it; undefined when the circle has no such invite. */
export const removeInvite = (
  circleId: string,
  id: string,
): Queries<RowOf<'circle_invites', 'inviter_id'> | undefined> =>
  first(
    query<RowOf<'circle_invites', 'inviter_id'>>(
      'DELETE FROM circle_invites WHERE circle_id = ? AND id = ? RETURNING inviter_id',
      circleId,
      id,
    ),
  );

/** Ends the mails to an address into one circle. */
export const removeMailsTo = (circleId: string, emailKey: string): Queries<unknown> =>
  query("DELETE FROM circle_invites WHERE circle_id = ? AND email_key = ? AND kind = 'mail'", circleId, emailKey);

export const removeInvitesBy = (circleId: string, inviterId: string): Queries<unknown> =>
  query('DELETE FROM circle_invites WHERE circle_id = ? AND inviter_id = ?', circleId, inviterId);

/** Forgets all invites by somebody, and those to their address. */
export function* removeInvitesOf(userId: string, emailKey: string | null): Queries<void> {
  yield* query('DELETE FROM circle_invites WHERE inviter_id = ?', userId);
  if (emailKey !== null) yield* query('DELETE FROM circle_invites WHERE email_key = ?', emailKey);
}

/** The invites that somebody sent or made, newest first. */
export const listInvitesBy = (userId: string, before: Before, limit: number): Queries<InviteRow[]> =>
  query<InviteRow>(
    `${invites} WHERE i.inviter_id = ? AND (i.created_at, i.id) < (?, ?) ORDER BY i.created_at DESC, i.id DESC LIMIT ?`,
    userId,
    before.createdAt,
    before.id,
    limit,
  );

/** Removes up to `limit` invites that have ended, and gives how many. */
export function* removeEnded(now: number, limit: number): Queries<number> {
  const removed = yield* query(
    `DELETE FROM circle_invites WHERE id IN
       (SELECT id FROM circle_invites WHERE expires_at <= ? ORDER BY expires_at LIMIT ?) RETURNING id`,
    now,
    limit,
  );
  return removed.length;
}

/** Whether one of two has blocked the other, or the first does not want to hear of the second. */
export const isKeptApart = (userId: string, otherId: string): Queries<boolean> =>
  hasRows(
    query(
      `SELECT 1 AS kept FROM blocks WHERE (user_id = ? AND other_id = ?)
         OR (user_id = ? AND other_id = ? AND kind = 'block')`,
      userId,
      otherId,
      otherId,
      userId,
    ),
  );

/** Whether a block stands between somebody and who made an invite, or who owns its circle. */
export const isBlockedFrom = (
  { circle_id: circleId, inviter_id: inviterId }: InviteRow,
  userId: string,
): Queries<boolean> =>
  hasRows(
    query(
      `SELECT 1 AS blocked FROM blocks b JOIN circles c ON c.id = ? WHERE b.kind = 'block'
         AND ((b.user_id = ? AND b.other_id IN (?, c.owner_id)) OR (b.other_id = ? AND b.user_id IN (?, c.owner_id)))`,
      circleId,
      userId,
      inviterId,
      userId,
      inviterId,
    ),
  );

/** Whether two people are members of one circle. */
export const shareCircle = (userId: string, otherId: string): Queries<boolean> =>
  hasRows(
    query(
      `SELECT 1 AS shared FROM circle_members a JOIN circle_members b ON b.circle_id = a.circle_id
         JOIN circles c ON c.id = a.circle_id
       WHERE a.user_id = ? AND a.state = 'member' AND b.user_id = ? AND b.state = 'member' AND c.deleted_at IS NULL
       LIMIT 1`,
      userId,
      otherId,
    ),
  );
