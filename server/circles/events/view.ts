import { eventReactionKinds, type CircleEvent, type CircleRole } from '../../../core/contract/circles.ts';
import { authorFor } from '../../publishing/service.ts';
import { isCircleAdmin } from '../membership.ts';
import type { EventRow, SeenEventRow } from './store.ts';

/** Who reads, and what they are in the circle. */
interface Reader {
  id: string;
  role: CircleRole;
}

/** An event as one member sees it. */
export const viewEvent = (row: SeenEventRow, { id, role }: Reader, now: number): CircleEvent => {
  const looksAfterCircle = isCircleAdmin(role);
  const maker = { ...row, id: row.created_by, display_name: row.nickname, avatar: null };
  const author = authorFor(maker, { anonymous: false, byMinor: row.by_minor === 1 }, { id, looksAfterCircle }, now);
  return {
    id: row.id,
    title: row.title,
    dateTime: new Date(row.starts_at).toISOString(),
    timeZone: row.time_zone,
    location: row.location,
    description: row.description,
    createdBy: author && { id: author.id, nickname: author.nickname },
    createdAt: new Date(row.created_at).toISOString(),
    attending: row.attending,
    praying: row.praying,
    recognize: row.recognize,
    mine: eventReactionKinds.filter((kind) => row[`my_${kind}`] === 1),
    status: row.status,
    canDelete: looksAfterCircle || row.created_by === id,
  };
};

/** An event as its maker takes it along. */
export const viewOwnEvent = (row: EventRow) => ({
  id: row.id,
  circleId: row.circle_id,
  title: row.title,
  dateTime: new Date(row.starts_at).toISOString(),
  timeZone: row.time_zone,
  location: row.location,
  description: row.description,
  createdAt: new Date(row.created_at).toISOString(),
});

/** All that others read of an event. */
export const eventText = ({
  title,
  location,
  description,
}: Pick<EventRow, 'title' | 'location' | 'description'>): string =>
  [title, location, description].filter(Boolean).join('\n');
