import { findUser } from '../../accounts/service.ts';
import type { Account } from '../../http/identity/person.ts';
import type { Queries } from '../../db/db.ts';
import type { ModeratedSubject, SubjectCopy } from '../../moderation/service.ts';
import { isNamedToAll } from '../../publishing/service.ts';
import { circleNameOf } from '../store.ts';
import { circleChanged, findCircleRole } from '../membership.ts';
import { readerOf } from './reading.ts';
import { findEvent, findSeenEvent, setEventStatus, type EventRow } from './store.ts';
import { eventText } from './view.ts';

/** What the desk is shown of an event. Whoever is not named to all its readers is not named there either. */
export function* eventCopy(event: EventRow, now: number): Queries<SubjectCopy> {
  const maker = yield* findUser(event.created_by);
  const origin = { anonymous: false, byMinor: event.by_minor === 1 };
  return {
    authorId: event.created_by,
    anonymous: !maker || !isNamedToAll(maker.birth_date, origin, now),
    text: eventText(event),
    imageId: null,
    imageAlt: '',
    audience: null,
    circleName: yield* circleNameOf(event.circle_id),
    visible: event.status === 'published',
  };
}

/** Events, as the moderation desk finds, hides and shows them. */
export const moderatedEvents = (now: () => number): ModeratedSubject => ({
  *find(id, reader?: Account) {
    const event = yield* findEvent(id);
    if (!event) return null;
    if (reader) {
      const role = yield* findCircleRole(event.circle_id, reader.id);
      if (!role || !(yield* findSeenEvent(event.circle_id, id, readerOf(reader, role, now())))) return null;
    }
    return yield* eventCopy(event, now());
  },
  *setVisible(id, visible) {
    const event = yield* findEvent(id);
    if (!event) return [];
    yield* setEventStatus(id, visible ? 'published' : 'hidden');
    return [circleChanged(event.circle_id)];
  },
});
