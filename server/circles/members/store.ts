import type { CircleRole } from '../../../core/contract/circles.ts';
import { first, hasRows, query, type NamesIn, type Queries, type RowOf } from '../../db/db.ts';
import type { MemberState } from '../store.ts';

type JoinedState = 'member' | 'pending';

export const memberColumns = 'user_id, role, state, next_state, joined_at';

export type MemberRow = RowOf<
  'circle_members',
  NamesIn<typeof memberColumns>,
  { role: CircleRole; state: MemberState; next_state: JoinedState | null }
>;

const positions: Record<CircleRole, number> = { owner: 0, admin: 1, member: 2 };
export const positionOf = (role: CircleRole, state: MemberState): number =>
  state === 'member' ? positions[role] : state === 'pending' ? 3 : 4;

export const findMember = (circleId: string, userId: string): Queries<MemberRow | undefined> =>
  first(
    query<MemberRow>(
      `SELECT ${memberColumns} FROM circle_members WHERE circle_id = ? AND user_id = ?`,
      circleId,
      userId,
    ),
  );

/** Writes what somebody is in a circle, new or changed. The count of members is the caller's to keep. */
export const putMember = (circleId: string, member: MemberRow): Queries<unknown> =>
  query(
    `INSERT INTO circle_members (circle_id, user_id, role, position, state, next_state, joined_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (circle_id, user_id) DO UPDATE SET role = excluded.role, position = excluded.position,
       state = excluded.state, next_state = excluded.next_state, joined_at = excluded.joined_at`,
    circleId,
    member.user_id,
    member.role,
    positionOf(member.role, member.state),
    member.state,
    member.next_state,
    member.joined_at,
  );

/** The circles that somebody has a row in, always in the same order: two who take them all must not wait for each other. */
export function* circleIdsOf(userId: string): Queries<string[]> {
  const rows = yield* query<RowOf<'circle_members', 'circle_id'>>(
    'SELECT circle_id FROM circle_members WHERE user_id = ? ORDER BY circle_id',
    userId,
  );
  return rows.map(({ circle_id: id }) => id);
}

/** Whether somebody is in a circle, or asks owner and admins to be. */
export const isInCircles = (userId: string): Queries<boolean> =>
  hasRows(
    query("SELECT circle_id FROM circle_members WHERE user_id = ? AND state IN ('member', 'pending') LIMIT 1", userId),
  );

/** False when there was nobody. */
export const dropMember = (circleId: string, userId: string): Queries<boolean> =>
  hasRows(query('DELETE FROM circle_members WHERE circle_id = ? AND user_id = ? RETURNING user_id', circleId, userId));
