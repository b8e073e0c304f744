import type { CircleMember, CircleRole } from '../../../core/contract/circles.ts';
import { latestAdultBirthDate } from '../../../core/rules/ages.ts';
import { first, query, type Queries, type RowOf } from '../../db/db.ts';

/** Where a page of members starts: behind this one. */
export type MemberPlace = RowOf<'circle_members', 'position' | 'joined_at' | 'user_id'>;

/** Before the first one. */
export const NO_PLACE: MemberPlace = { position: -1, joined_at: 0, user_id: '' };
/** Owner, admins, members; and the position of those who wait. */
const LAST_MEMBER = 2;
const LAST_WAITING = 3;

interface Reader {
  id: string;
  /** Of this circle. */
  isAdmin: boolean;
  isStaff: boolean;
}

/**
 * Owner and admins see everybody; members see neither who waits nor who is under 18, nor, unless they are staff, whom a block
 * keeps from them.
 */
const isSeen = `m.position <= ? AND (m.user_id = ? OR ((u.birth_date <= ? OR ? = 1) AND (? = 1
  OR (NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ? AND b.other_id = m.user_id AND b.kind = 'block')
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = m.user_id AND b.other_id = ? AND b.kind = 'block')))))`;

const readerValues = ({ id, isAdmin, isStaff }: Reader, now: number) => [
  isAdmin ? LAST_WAITING : LAST_MEMBER,
  id,
  latestAdultBirthDate(now),
  isAdmin ? 1 : 0,
  isAdmin || isStaff ? 1 : 0,
  id,
  id,
];

/** The place of a member whom the reader sees: of nobody else, or it would tell that they are there. */
export const placeOf = (
  circleId: string,
  userId: string,
  reader: Reader,
  now: number,
): Queries<MemberPlace | undefined> =>
  first(
    query<MemberPlace>(
      `SELECT m.position, m.joined_at, m.user_id FROM circle_members m JOIN users u ON u.id = m.user_id
       WHERE m.circle_id = ? AND m.user_id = ? AND ${isSeen}`,
      circleId,
      userId,
      ...readerValues(reader, now),
    ),
  );

/** A page of a circle's members, as the reader sees them. */
export function* listMembers(
  circleId: string,
  reader: Reader,
  after: MemberPlace,
  limit: number,
  now: number,
): Queries<CircleMember[]> {
  const rows = yield* query<
    RowOf<'circle_members', 'user_id' | 'role' | 'state', { role: CircleRole }> & RowOf<'users', 'nickname'>
  >(
    `SELECT m.user_id, m.role, m.state, u.nickname FROM circle_members m JOIN users u ON u.id = m.user_id
     WHERE m.circle_id = ? AND ${isSeen} AND (m.position, m.joined_at, m.user_id) > (?, ?, ?)
     ORDER BY m.position, m.joined_at, m.user_id LIMIT ?`,
    circleId,
    ...readerValues(reader, now),
    after.position,
    after.joined_at,
    after.user_id,
    limit,
  );
  return rows.map((row) => ({
    userId: row.user_id,
    nickname: row.nickname,
    role: row.role,
    pending: row.state === 'pending',
  }));
}
