import { randomUUID } from 'node:crypto';
import type { changeCircle, Circle, createCircle } from '../../core/contract/circles.ts';
import type { BodyOut } from '../../core/contract/endpoint.ts';
import type { HoldReason } from '../../core/contract/moderation.ts';
import { isMinor } from '../../core/rules/ages.ts';
import { communityLimits, defaultEmoji } from '../../core/rules/community.ts';
import type { UserRow } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import type { Account } from '../http/identity/person.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import type { LiveMessage, Publish } from '../live/service.ts';
import { openHeldCase } from '../moderation/service.ts';
import type { BeginCheck, CheckText } from '../publishing/service.ts';
import { consumeChange, refuseTooManyJoined, refuseTooManyOwned } from './bounds.ts';
import { addMailInvites } from './invites/service.ts';
import { findPerson, membersChanged } from './members/admit.ts';
import { putMember } from './members/store.ts';
import { circleChanged, holdCircle, requireCircleAdmin } from './membership.ts';
import { insertCircle, updateCircle, type CircleRow } from './store.ts';
import { viewCircle, viewForDesk } from './view.ts';

export interface CircleDependencies {
  db: Db;
  now: () => number;
  beginCheck: BeginCheck;
  publish: Publish;
  /** Has the outbox sent in a moment. */
  wakeMail: () => void;
}

/** Nobody is told of anybody's age but of their own. */
const refusePublic = (user: UserRow, now: number): void => {
  if (!isMinor(user.birth_date, now)) return;
  throw new HttpError('forbidden', 'For now you can make private circles. Invite the people you know to yours.');
};

/** Has a moderator look at a circle that is not listed until then. Gives what the moderators are told. */
function* hold(circle: CircleRow, reasons: readonly HoldReason[], now: number): Queries<readonly LiveMessage[]> {
  if (reasons.length === 0) return [];
  return yield* openHeldCase('circle', circle.id, viewForDesk(circle), reasons, now);
}

function* addCircle(
  circle: CircleRow,
  ownerId: string,
  reasons: readonly HoldReason[],
  inviteEmails: readonly string[] = [],
): Queries<LiveMessage[]> {
  const { created_at: now } = circle;
  yield* consumeOrRefuse(`circle:user:${ownerId}`, communityLimits.circles, now, A_LOT_AT_ONCE);
  yield* refuseTooManyOwned(ownerId);
  yield* refuseTooManyJoined(ownerId);
  yield* insertCircle(circle);
  const owner = { user_id: ownerId, role: 'owner', state: 'member', next_state: null, joined_at: now } as const;
  yield* putMember(circle.id, owner);
  yield* addMailInvites(circle.id, ownerId, inviteEmails, now);
  return [...membersChanged(circle.id, ownerId), ...(yield* hold(circle, reasons, now))];
}

/** Why a circle's words are held. Whoever is invited to a private one reads its name too: it is checked like a public one's. */
const wordReasons = (
  checkText: CheckText,
  user: UserRow,
  { name, description }: Pick<CircleRow, 'name' | 'description'>,
  confirmed: boolean,
): HoldReason[] =>
  checkText({ text: `${name}\n${description}`, audience: 'everyone', confirmed, accountCreatedAt: user.created_at })
    .reasons;

/** Makes circles, and changes them. */
export const createMaking = ({ db, now, beginCheck, publish, wakeMail }: CircleDependencies) => {
  function* changed(
    id: string,
    account: Account,
    { confirmed = false, ...set }: BodyOut<typeof changeCircle>,
    checkText: CheckText,
  ) {
    const circle = yield* holdCircle(id);
    const role = yield* requireCircleAdmin(id, account.id);
    yield* consumeChange(account.id, now());
    const user = yield* findPerson(account.id);
    if (set.isPublic !== undefined && role !== 'owner')
      throw new HttpError('forbidden', 'Only the circle’s owner decides whether it is public.');
    if (set.isPublic) refusePublic(user, now());
    const next: CircleRow = {
      ...circle,
      name: set.name ?? circle.name,
      description: set.description ?? circle.description,
      emoji: set.emoji ?? circle.emoji,
      is_public: flag(set.isPublic ?? circle.is_public === 1),
    };
    const isReworded = next.name !== circle.name || next.description !== circle.description;
    const reasons = isReworded ? wordReasons(checkText, user, next, confirmed) : [];
    if (reasons.length > 0) next.listed = 0;
    yield* updateCircle(next);
    const messages = [circleChanged(id), ...(yield* hold(next, reasons, now()))];
    return { view: viewCircle(next, { role, state: 'member' }), messages };
  }

  return {
    async create(account: Account, body: BodyOut<typeof createCircle>): Promise<Circle> {
      const user = await db.read(() => findPerson(account.id));
      if (body.isPublic) refusePublic(user, now());
      const reasons = wordReasons(await beginCheck(account.id), user, body, body.confirmed);
      const circle: CircleRow = {
        id: randomUUID(),
        owner_id: account.id,
        name: body.name,
        description: body.description,
        emoji: body.emoji ?? defaultEmoji,
        is_public: flag(body.isPublic),
        listed: flag(reasons.length === 0),
        member_count: 1,
        deleted_at: null,
        closed_by_staff: 0,
        created_at: now(),
      };
      publish(...(await db.write(() => addCircle(circle, account.id, reasons, body.inviteEmails))));
      if (body.inviteEmails) wakeMail();
      return viewCircle(circle, { role: 'owner', state: 'member' });
    },

    async change(account: Account, id: string, body: BodyOut<typeof changeCircle>): Promise<Circle> {
      const checkText = await beginCheck(account.id);
      const { view, messages } = await db.write(() => changed(id, account, body, checkText));
      publish(...messages);
      return view;
    },
  };
};

const flag = (is: boolean): number => (is ? 1 : 0);
