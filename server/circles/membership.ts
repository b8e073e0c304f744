import type { CircleRole } from '../../core/contract/circles.ts';
import { first, query, type Queries } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import type { LiveMessage } from '../live/service.ts';
import { holdAnyCircle, type CircleRow } from './store.ts';

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

/** The role of an owner or admin. Throws 403 for plain members, 404 for everybody else. */
export function* requireCircleAdmin(circleId: string, userId: string): Queries<CircleRole> {
  const role = yield* requireMember(circleId, userId);
  if (!isCircleAdmin(role)) throw new HttpError('forbidden', 'Only the circle’s owner and admins can do this.');
  return role;
}

/** Whether a role looks after its circle. */
export const isCircleAdmin = (role: CircleRole): boolean => role !== 'member';

/** Takes a circle that was not deleted to the end of the transaction (`holdAnyCircle`). Throws 404 without one. */
export function* holdCircle(id: string): Queries<CircleRow> {
  const circle = yield* holdAnyCircle(id);
  if (!circle || circle.deleted_at !== null) throw circleNotFound();
  return circle;
}

export const circleNotFound = () => notFound('We could not find that circle.');

/** Tells a circle's members that something of it is new. */
export const circleChanged = (circleId: string): LiveMessage => ({
  kind: 'circle',
  id: circleId,
  listeners: { to: 'circle', circleId },
});

/** Tells one person of a circle, whether or not they are a member any more. */
export const circleChangedFor = (circleId: string, userId: string): LiveMessage => ({
  kind: 'circle',
  id: circleId,
  listeners: { to: 'user', userId },
});
