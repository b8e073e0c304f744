import type { CircleRole } from '../../core/contract/circles.ts';
import { first, query, type Queries } from '../db/db.ts';
import { notFound } from '../http/errors.ts';

/** What somebody is in a circle that was not deleted; undefined for who only waits, was removed, or never came. */
export function* findCircleRole(circleId: string, userId: string): Queries<CircleRole | undefined> {
  const row = yield* first(
    query<{ role: CircleRole }>(
      `SELECT m.role FROM circle_members m JOIN circles c ON c.id = m.circle_id
       WHERE m.circle_id = ? AND m.user_id = ? AND m.state = 'member' AND c.deleted_at IS NULL`,
      circleId,
      userId,
    ),
  );
  return row?.role;
}

/** The role of a member. Throws 404 for everybody else, as for a circle that is not there. */
export function* requireMember(circleId: string, userId: string): Queries<CircleRole> {
  const role = yield* findCircleRole(circleId, userId);
  if (!role) throw circleNotFound();
  return role;
}

/** Whether a role looks after its circle. */
export const isCircleAdmin = (role: CircleRole): boolean => role !== 'member';

export const circleNotFound = () => notFound('We could not find that circle.');
