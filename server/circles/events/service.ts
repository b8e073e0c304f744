import { randomUUID } from 'node:crypto';
import type { addEvent, CircleEvent, circleEvents, EventReactionKind } from '../../../core/contract/circles.ts';
import { isMinor } from '../../../core/rules/ages.ts';
import type { BodyOut, QueryOut } from '../../../core/contract/endpoint.ts';
import { circleEventBounds, communityLimits } from '../../../core/rules/community.ts';
import { findUser } from '../../accounts/service.ts';
import type { Db, Queries } from '../../db/db.ts';
import { refuseSuspended } from '../../http/allowed.ts';
import { HttpError } from '../../http/errors.ts';
import type { Account } from '../../http/identity/person.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../../limits/service.ts';
import type { Publish } from '../../live/service.ts';
import { dropHeldCase, openHeldCase } from '../../moderation/service.ts';
import { isNamedToAll, type BeginCheck } from '../../publishing/service.ts';
import { consumeChange } from '../bounds.ts';
import { circleChanged, circleNotFound, findCircleRole, isCircleAdmin, requireMember } from '../membership.ts';
import { eventCopy } from './moderated.ts';
import { eventNotFound, readerOf, requireEvent } from './reading.ts';
import {
  addReaction,
  countEvents,
  findEvent,
  insertEvent,
  listEvents,
  removeEvent,
  removeReaction,
  type BeforeEvent,
  type EventRow,
} from './store.ts';
import { eventText, viewEvent } from './view.ts';

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
  beginCheck: BeginCheck;
}

export type EventsService = ReturnType<typeof createEvents>;

const FROM_THE_LATEST: BeforeEvent = { startsAt: Number.MAX_SAFE_INTEGER, id: '' };

export const createEvents = (deps: Dependencies) => {
  const { db, now } = deps;
  return {
    list: (account: Account, circleId: string, { before, limit }: QueryOut<typeof circleEvents>) =>
      db.read(function* () {
        const role = yield* requireMember(circleId, account.id);
        const from = before === undefined ? FROM_THE_LATEST : yield* placeOf(circleId, before);
        const rows = yield* listEvents(circleId, readerOf(account, role, now()), from, limit);
        return rows.map((row) => viewEvent(row, { id: account.id, role }, now()));
      }),
    add: createAdd(deps),
    ...createReactions(deps),
    /** By who made it, also when they have left; by owner and admins. */
    async remove(account: Account, circleId: string, eventId: string): Promise<void> {
      await db.write(function* () {
        const role = yield* findCircleRole(circleId, account.id);
        const event = yield* findEvent(eventId);
        const found = event?.circle_id === circleId ? event : undefined;
        if (found?.created_by !== account.id) {
          if (!role) throw circleNotFound();
          if (!found || (found.status !== 'published' && !isCircleAdmin(role))) throw eventNotFound();
          if (!isCircleAdmin(role))
            throw new HttpError('forbidden', 'Only who made an event, owner and admins delete it.');
          refuseSuspended(account);
        }
        yield* removeEvent(eventId);
        yield* dropHeldCase('event', eventId);
      });
      deps.publish(circleChanged(circleId));
    },
  };
};

const createAdd = ({ db, now, publish, beginCheck }: Dependencies) => {
  return async (
    account: Account,
    circleId: string,
    { confirmed, dateTime, timeZone, location, description, title }: BodyOut<typeof addEvent>,
  ): Promise<CircleEvent> => {
    const at = now();
    const user = await db.read(function* () {
      yield* requireMember(circleId, account.id);
      return yield* findUser(account.id);
    });
    if (!user) throw new HttpError('not_signed_in', 'Please log in first.');
    const words = { title, location: location || null, description: description || null };
    const text = eventText(words);
    const checkText = await beginCheck(account.id);
    const { status, reasons } = checkText({ text, audience: 'circle', confirmed, accountCreatedAt: user.created_at });
    const event: EventRow = {
      ...words,
      id: randomUUID(),
      circle_id: circleId,
      created_by: account.id,
      starts_at: Date.parse(dateTime),
      time_zone: timeZone,
      by_minor: isMinor(user.birth_date, at) ? 1 : 0,
      status,
      attending: 0,
      praying: 0,
      recognize: 0,
      created_at: at,
    };
    const added = await db.write(function* () {
      yield* consumeOrRefuse(`event:user:${account.id}`, communityLimits.events, at, A_LOT_AT_ONCE);
      yield* refuseFull(event, at);
      yield* insertEvent(event);
      const author = isNamedToAll(user.birth_date, { anonymous: false, byMinor: event.by_minor === 1 }, at)
        ? { author: account.id }
        : {};
      const messages =
        status === 'held'
          ? yield* openHeldCase('event', event.id, yield* eventCopy(event, at), reasons, at)
          : [{ ...circleChanged(circleId), ...author }];
      const { row, role } = yield* requireEvent(circleId, event.id, account, at);
      return { event: viewEvent(row, { id: account.id, role }, at), messages };
    });
    publish(...added.messages);
    return added.event;
  };
};

/** Parallel calls may go a few past the bound, which harms nobody. */
function* refuseFull({ circle_id: circleId, starts_at: startsAt }: EventRow, now: number): Queries<void> {
  const { all, coming } = yield* countEvents(circleId, now);
  if (all < circleEventBounds.all && (startsAt <= now || coming < circleEventBounds.coming)) return;
  throw new HttpError('full', 'This circle has as many events as it can hold. Please delete some first.');
}

const createReactions = ({ db, now, publish }: Dependencies) => {
  const change =
    (reacts: boolean) =>
    async (account: Account, circleId: string, eventId: string, kind: EventReactionKind): Promise<CircleEvent> => {
      const at = now();
      const { event, messages } = await db.write(function* () {
        yield* requireEvent(circleId, eventId, account, at);
        const isChanged = yield* (reacts ? addReaction : removeReaction)(eventId, kind, account.id);
        // Taking back is never refused, and there is no more of it than of this.
        if (isChanged && reacts) yield* consumeChange(account.id, at);
        const { row, role } = yield* requireEvent(circleId, eventId, account, at);
        const messages = isChanged ? [circleChanged(circleId)] : [];
        return { event: viewEvent(row, { id: account.id, role }, at), messages };
      });
      publish(...messages);
      return event;
    };
  return { react: change(true), unreact: change(false) };
};

/** Where the page behind an event starts. Throws 404 for one that has gone: the list is to be read from its start. */
function* placeOf(circleId: string, eventId: string): Queries<BeforeEvent> {
  const event = yield* findEvent(eventId);
  if (event?.circle_id !== circleId) throw eventNotFound();
  return { startsAt: event.starts_at, id: event.id };
}
