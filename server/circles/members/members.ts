import type { changeMember, CircleMember, circleMembers, CircleRole } from '../../../core/contract/circles.ts';
import type { BodyOut, QueryOut } from '../../../core/contract/endpoint.ts';
import { isMinor } from '../../../core/rules/ages.ts';
import { circleBounds } from '../../../core/rules/community.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { seekerOf } from '../access.ts';
import { consumeChange, refuseFull } from '../bounds.ts';
import type { CircleDependencies } from '../making.ts';
import { holdCircle, isCircleAdmin, requireCircleAdmin, requireMember } from '../membership.ts';
import { addToCount, countMine, setOwner, type CircleRow } from '../store.ts';
import { findPerson, membersChanged } from './admit.ts';
import { forgetMember } from './forget.ts';
import { listMembers, NO_PLACE, placeOf } from './list.ts';
import { findMember, putMember, type MemberRow } from './store.ts';

const memberNotFound = () => notFound('We could not find that member.');
const forbidden = (sentence: string) => new HttpError('forbidden', sentence);
export const handOverFirst = () => new HttpError('conflict', 'Please hand the circle over to another member first.');

/** Somebody whom owner and admins may see and decide about. */
function* requireListed(circleId: string, userId: string): Queries<MemberRow> {
  const member = yield* findMember(circleId, userId);
  if (member?.state !== 'member' && member?.state !== 'pending') throw memberNotFound();
  return member;
}

/** Lets somebody in who waited. */
function* letIn(circle: CircleRow, member: MemberRow): Queries<MemberRow> {
  if (member.state === 'member') return member;
  refuseFull(circle);
  const row: MemberRow = { ...member, state: 'member' };
  yield* putMember(circle.id, row);
  yield* addToCount(circle.id, 1);
  return row;
}

/** One sentence for every reason why somebody can't own a circle: it must not tell anybody's age. */
function* refuseAsOwner(userId: string, now: number): Queries<void> {
  const { birth_date: birthDate, blocked, suspended_until: suspendedUntil } = yield* findPerson(userId);
  const { owned } = yield* countMine(userId);
  const isSuspended = suspendedUntil !== null && suspendedUntil > now;
  if (blocked === 1 || isSuspended || isMinor(birthDate, now) || owned >= circleBounds.owned)
    throw new HttpError('conflict', 'This member can’t take the circle over. Please choose another.');
}

function* setRole(circle: CircleRow, owner: MemberRow, member: MemberRow, role: CircleRole, now: number) {
  if (member.state !== 'member') throw new HttpError('conflict', 'Please let them in first.');
  if (member.user_id === owner.user_id) {
    if (role === 'owner') return member;
    throw handOverFirst();
  }
  if (role === 'owner') {
    yield* refuseAsOwner(member.user_id, now);
    yield* putMember(circle.id, { ...owner, role: 'admin' });
    yield* setOwner(circle.id, member.user_id);
  }
  const row: MemberRow = { ...member, role };
  yield* putMember(circle.id, row);
  return row;
}

/** Who is in a circle: the list, roles, and who is let in or removed. */
export const createMembers = ({ db, now, publish }: Pick<CircleDependencies, 'db' | 'now' | 'publish'>) => ({
  async list(account: Account, id: string, { limit, before }: QueryOut<typeof circleMembers>): Promise<CircleMember[]> {
    return db.read(function* () {
      const role = yield* requireMember(id, account.id);
      const reader = { id: account.id, isAdmin: isCircleAdmin(role), isStaff: seekerOf(account).isStaff };
      const place = before ? yield* placeOf(id, before, reader, now()) : NO_PLACE;
      if (!place) throw new HttpError('bad_request', 'That is not a page of this list.');
      return yield* listMembers(id, reader, place, limit, now());
    });
  },

  async change(account: Account, id: string, userId: string, { role, pending }: BodyOut<typeof changeMember>) {
    const [member, nickname] = await db.write(function* () {
      const circle = yield* holdCircle(id);
      const own = yield* requireCircleAdmin(id, account.id);
      yield* consumeChange(account.id, now());
      let member = yield* requireListed(id, userId);
      if (pending === false) member = yield* letIn(circle, member);
      if (role !== undefined) {
        if (own !== 'owner') throw forbidden('Only the circle’s owner gives roles.');
        const owner = yield* requireListed(id, account.id);
        member = yield* setRole(circle, owner, member, role, now());
      }
      return [member, (yield* findPerson(userId)).nickname] as const;
    });
    publish(...membersChanged(id, userId));
    return { userId, nickname, role: member.role, pending: member.state === 'pending' };
  },

  async remove(account: Account, id: string, userId: string): Promise<void> {
    await db.write(function* () {
      yield* holdCircle(id);
      const own = yield* requireCircleAdmin(id, account.id);
      const member = yield* requireListed(id, userId);
      if (member.role === 'owner') throw own === 'owner' ? handOverFirst() : forbidden('The owner can’t be removed.');
      if (member.role === 'admin' && own !== 'owner') throw forbidden('Only the circle’s owner removes admins.');
      yield* putMember(id, { ...member, role: 'member', state: 'removed' });
      if (member.state === 'member') yield* addToCount(id, -1);
      yield* forgetMember(id, userId);
    });
    publish(...membersChanged(id, userId));
  },
});
