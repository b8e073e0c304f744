import type { PersonalFeature } from '../../accounts/service.ts';
import { behind } from '../../db/newestFirst.ts';
import { hasEvents, listOwnEvents, listReactions, removeEventsOf, removeReactionsOf } from './store.ts';
import { viewOwnEvent } from './view.ts';

/** The events that a person made. */
export const eventData: PersonalFeature = {
  name: 'circleEvents',
  *exportPage(userId, before, limit) {
    const rows = yield* listOwnEvents(userId, before, limit);
    return { items: rows.map(viewOwnEvent), next: behind(rows) };
  },
  erase: removeEventsOf,
  isSeen: hasEvents,
};

/** To which events a person said that they attend, pray or recognize. */
export const eventReactionData: PersonalFeature = {
  name: 'circleEventReactions',
  *exportPage(userId, before, limit) {
    const rows = yield* listReactions(userId, before.id, limit.rows);
    const last = rows.at(-1);
    return {
      items: rows.map(({ event_id, kind }) => ({ eventId: event_id, kind })),
      next: last ? { createdAt: 0, id: `${last.event_id}/${last.kind}` } : null,
    };
  },
  erase: (userId) => removeReactionsOf(userId, null),
};
