import {
  addEvent,
  addEventReaction,
  circleEvents,
  deleteEvent,
  removeEventReaction,
} from '../../../core/contract/circles.ts';
import type { GateSettings } from '../../../core/rules/abilities.ts';
import { allowed } from '../../http/allowed.ts';
import type { Api } from '../../http/serve.ts';
import { signedIn } from '../../http/signedIn.ts';
import type { EventsService } from './service.ts';

export const eventRoutes = (api: Api, events: EventsService, gate: GateSettings): void => {
  const participant = allowed('participate', gate);
  api.serveFor(allowed('readGated', gate), circleEvents, ({ account, params, query }) =>
    events.list(account, params.id, query),
  );
  api.serveFor(allowed('post', gate), addEvent, ({ account, params, body }) => events.add(account, params.id, body));
  api.serveFor(signedIn(), deleteEvent, ({ account, params }) => events.remove(account, params.id, params.eventId));
  api.serveFor(participant, addEventReaction, ({ account, params: { id, eventId, kind } }) =>
    events.react(account, id, eventId, kind),
  );
  api.serveFor(participant, removeEventReaction, ({ account, params: { id, eventId, kind } }) =>
    events.unreact(account, id, eventId, kind),
  );
};
