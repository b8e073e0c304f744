import { randomUUID } from 'node:crypto';
import { defaultEmoji, type changeCircle, type Circle, type createCircle } from '../../core/contract/circles.ts';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import type { HoldReason } from '../../core/contract/moderation.ts';
import { isMinor } from '../../core/rules/ages.ts';
import { circleBounds, communityLimits } from '../../core/rules/community.ts';
import type { UserRow } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import type { Publish } from '../live/service.ts';
import { openHeldCase } from '../moderation/service.ts';
import type { CheckText } from '../publishing/service.ts';
import { findPerson } from './joining.ts';
import { circleChanged, circleChangedFor, circleNotFound, holdCircle, requireCircleAdmin } from './membership.ts';
import { findMember, putMember } from './memberStore.ts';
import {
  countMine,
  findMine,
  findOpen,
  holdAnyCircle,
  insertCircle,
  setDeleted,
  updateCircle,
  type CircleRow,
  type MyCircleRow,
} from './store.ts';
import { viewCircle, viewMine } from './view.ts';

export interface CircleDependencies {
  db: Db;
  now: () => number;
  checkText: CheckText;
  publish: Publish;
}

export const seekerOf = ({ id, role }: Account) => ({ id, isStaff: role === 'moderator' || role === 'admin' });

/** What a person sees of a circle. Throws 404 where that is nothing. */
export function* readVisible(id: string, account: Account, now: number): Queries<Circle> {
  const mine = yield* findMine(id, account.id, now);
  if (mine) return viewMine(mine);
  const open = yield* findOpen(id, seekerOf(account));
  if (!open) throw circleNotFound();
  return viewCircle(open);
}

function* requireMine(id: string, userId: string, now: number): Queries<MyCircleRow> {
  const mine = yield* findMine(id, userId, now);
  if (!mine) throw circleNotFound();
  return mine;
}

function* openCase(circle: CircleRow, reasons: readonly HoldReason[], now: number): Queries<void> {
  if (reasons.length === 0) return;
  yield* openHeldCase('circle', circle.id, circleCopy({ ...circle, listed: 0 }), reasons, now);
}

/** What the moderators are shown of a circle. */
export const circleCopy = (circle: CircleRow) => ({
  authorId: circle.owner_id,
  anonymous: false,
  text: `${circle.name}\n${circle.description}`.trim(),
  imageId: null,
  imageAlt: '',
  visible: circle.listed === 1,
});

const refusePublic = (user: UserRow, now: number): void => {
  if (!isMinor(user.birth_date, now)) return;
  throw new HttpError('forbidden', 'For now you can make private circles. Invite the people you know to yours.');
};

const refuseTooManyOwned = (owned: number): void => {
  if (owned < circleBounds.owned) return;
  throw new HttpError('full', `You have ${circleBounds.owned} circles of your own. Please delete one first.`);
};

/** Makes, reads, changes, deletes and restores circles. */
export const createCircles = ({ db, now, checkText, publish }: CircleDependencies) => {
  /** Members may read a private circle's name too, and whoever is invited: it is checked like a public one's. */
  const check = (user: UserRow, { name, description }: Pick<CircleRow, 'name' | 'description'>, confirmed: boolean) =>
    checkText({
      text: `${name}\n${description}`,
      audience: 'everyone',
      confirmed,
      accountCreatedAt: user.created_at,
    }).reasons;
  const tellStaff = (reasons: readonly HoldReason[]) => {
    if (reasons.length > 0) publish({ kind: 'case', listeners: { to: 'staff' } });
  };

  return {
    async create(account: Account, body: BodyOut<typeof createCircle>): Promise<Circle> {
      const moment = now();
      const user = await db.read(() => findPerson(account.id));
      if (body.isPublic) refusePublic(user, moment);
      const reasons = check(user, body, body.confirmed);
      const circle: CircleRow = {
        id: randomUUID(),
        owner_id: account.id,
        name: body.name,
        description: body.description,
        emoji: body.emoji ?? defaultEmoji,
        is_public: body.isPublic ? 1 : 0,
        listed: reasons.length > 0 ? 0 : 1,
        member_count: 1,
        deleted_at: null,
        closed_by_staff: 0,
        created_at: moment,
      };
      await db.write(function* () {
        yield* consumeOrRefuse(`circle:user:${account.id}`, communityLimits.circles, moment, A_LOT_AT_ONCE);
        const { owned, joined } = yield* countMine(account.id);
        refuseTooManyOwned(owned);
        if (joined >= circleBounds.joined)
          throw new HttpError('full', `You are in ${circleBounds.joined} circles. Please leave one first.`);
        yield* insertCircle(circle);
        const owner = { user_id: account.id, role: 'owner', state: 'member', next_state: null } as const;
        yield* putMember(circle.id, { ...owner, joined_at: moment });
        yield* openCase(circle, reasons, moment);
      });
      publish(circleChangedFor(circle.id, account.id));
      tellStaff(reasons);
      return viewCircle(circle, { role: 'owner', state: 'member' });
    },

    read: (account: Account, id: string): Promise<Circle> => db.read(() => readVisible(id, account, now())),

    async change(account: Account, id: string, { confirmed = false, ...set }: BodyOut<typeof changeCircle>) {
      const moment = now();
      const [changed, reasons] = await db.write(function* () {
        const circle = yield* holdCircle(id);
        const role = yield* requireCircleAdmin(id, account.id);
        const user = yield* findPerson(account.id);
        if (set.isPublic !== undefined && role !== 'owner')
          throw new HttpError('forbidden', 'Only the circle’s owner decides whether it is public.');
        if (set.isPublic) refusePublic(user, moment);
        const next: CircleRow = {
          ...circle,
          name: set.name ?? circle.name,
          description: set.description ?? circle.description,
          emoji: set.emoji ?? circle.emoji,
          is_public: set.isPublic === undefined ? circle.is_public : set.isPublic ? 1 : 0,
        };
        const isReworded = next.name !== circle.name || next.description !== circle.description;
        const held = isReworded ? check(user, next, confirmed) : [];
        if (held.length > 0) next.listed = 0;
        yield* updateCircle(next);
        yield* openCase(next, held, moment);
        return [viewCircle(next, { role, state: 'member' }), held] as const;
      });
      publish(circleChanged(id));
      tellStaff(reasons);
      return changed;
    },

    /** By its owner, or by a site's admin. */
    async remove(account: Account, id: string): Promise<void> {
      await db.write(function* () {
        const circle = yield* holdCircle(id);
        const isOwner = circle.owner_id === account.id;
        if (!isOwner && account.role !== 'admin') {
          // Its members hear that it is not theirs to delete; for all others it is not there.
          if ((yield* findMember(id, account.id))?.state !== 'member') throw circleNotFound();
          throw new HttpError('forbidden', 'Only the circle’s owner can delete it.');
        }
        yield* setDeleted(id, now(), !isOwner);
      });
      publish(circleChanged(id));
    },

    /** By its owner, unless staff deleted it. */
    async restore(account: Account, id: string): Promise<Circle> {
      const restored = await db.write(function* () {
        yield* holdAnyCircle(id);
        const circle = yield* requireMine(id, account.id, now());
        if (circle.role !== 'owner') throw new HttpError('forbidden', 'Only the circle’s owner can bring it back.');
        if (circle.deleted_at === null) return circle;
        if (circle.closed_by_staff === 1) throw new HttpError('forbidden', 'This circle was closed by the moderators.');
        refuseTooManyOwned((yield* countMine(account.id)).owned);
        yield* setDeleted(id, null, false);
        return { ...circle, deleted_at: null };
      });
      publish(circleChanged(id));
      return viewMine(restored);
    },
  };
};
