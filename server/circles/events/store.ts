import type { EventReactionKind } from '../../../core/contract/circles.ts';
import type { PostStatus } from '../../../core/contract/posts.ts';
import type { Before } from '../../../core/contract/paging.ts';
import { value } from '../../db/build.ts';
import { newestFirst, pageValues, type PageLimit } from '../../db/newestFirst.ts';
import {
  first,
  hasRows,
  placeholdersFor,
  query,
  valuesIn,
  type NamesIn,
  type Queries,
  type RowOf,
} from '../../db/db.ts';
import type { AuthorRow } from '../../publishing/service.ts';

export const eventColumns =
  'id, circle_id, created_by, title, starts_at, time_zone, location, description, by_minor, status, attending, praying, recognize, created_at';
export type EventRow = RowOf<'circle_events', NamesIn<typeof eventColumns>, { status: PostStatus }>;

/** An event with who made it, and the reader's own reactions as 0 and 1. */
export type SeenEventRow = EventRow &
  Pick<AuthorRow, 'nickname' | 'birth_date'> & { my_attending: number; my_praying: number; my_recognize: number };

/** A member who reads events. */
export interface EventReader {
  id: string;
  /** Owner, admins and staff: from them a block hides nothing. */
  seesBlocked: boolean;
  /** The latest birth date of adults, who alone are named to all. */
  latestAdultBirthDate: string;
}

const seenColumns = `e.id, e.circle_id, e.created_by, e.title, e.starts_at, e.time_zone, e.location, e.description, e.by_minor,
  e.status,
  e.attending, e.praying, e.recognize, e.created_at, u.nickname, u.birth_date,
  CASE WHEN EXISTS (SELECT 1 FROM event_reactions r WHERE r.event_id = e.id AND r.kind = 'attending' AND r.user_id = ?)
    THEN 1 ELSE 0 END AS my_attending,
  CASE WHEN EXISTS (SELECT 1 FROM event_reactions r WHERE r.event_id = e.id AND r.kind = 'praying' AND r.user_id = ?)
    THEN 1 ELSE 0 END AS my_praying,
  CASE WHEN EXISTS (SELECT 1 FROM event_reactions r WHERE r.event_id = e.id AND r.kind = 'recognize' AND r.user_id = ?)
    THEN 1 ELSE 0 END AS my_recognize`;

/**
 * Held and hidden ones are their maker's alone; a reported one is hidden from who reported it. Blocks and mutes hide what is
 * named: one that hid what is not would tell who made it.
 */
const isSeen = `(e.created_by = ? OR e.status = 'published')
  AND NOT EXISTS (SELECT 1 FROM reports p WHERE p.reporter_id = ? AND p.subject = 'event' AND p.subject_id = e.id)
  AND (CAST(? AS integer) = 1 OR e.by_minor = 1 OR u.birth_date > ? OR (
    NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ? AND b.other_id = e.created_by)
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = e.created_by AND b.other_id = ? AND b.kind = 'block')))`;

const readerValues = ({ id, seesBlocked, latestAdultBirthDate }: EventReader) => [
  id,
  id,
  seesBlocked ? 1 : 0,
  latestAdultBirthDate,
  id,
  id,
];

/** An event of a circle as this member sees it; undefined where it is not there for them. */
export const findSeenEvent = (
  circleId: string,
  eventId: string,
  reader: EventReader,
): Queries<SeenEventRow | undefined> =>
  first(
    query<SeenEventRow>(
      `SELECT ${seenColumns} FROM circle_events e JOIN users u ON u.id = e.created_by
       WHERE e.id = ? AND e.circle_id = ? AND ${isSeen}`,
      reader.id,
      reader.id,
      reader.id,
      eventId,
      circleId,
      ...readerValues(reader),
    ),
  );

/** Where a page of events starts: behind this one, at an earlier moment (milliseconds). */
export interface BeforeEvent {
  startsAt: number;
  id: string;
}

/** The latest events first. */
export const listEvents = (
  circleId: string,
  reader: EventReader,
  before: BeforeEvent,
  limit: number,
): Queries<SeenEventRow[]> =>
  query<SeenEventRow>(
    `SELECT ${seenColumns} FROM circle_events e JOIN users u ON u.id = e.created_by
     WHERE e.circle_id = ? AND (e.starts_at, e.id) < (?, ?) AND ${isSeen}
     ORDER BY e.starts_at DESC, e.id DESC LIMIT ?`,
    reader.id,
    reader.id,
    reader.id,
    circleId,
    before.startsAt,
    before.id,
    ...readerValues(reader),
    limit,
  );

export const findEvent = (id: string): Queries<EventRow | undefined> =>
  first(query<EventRow>(`SELECT ${eventColumns} FROM circle_events WHERE id = ?`, id));

export const insertEvent = (event: EventRow): Queries<unknown> =>
  query(
    `INSERT INTO circle_events (${eventColumns}) VALUES (${placeholdersFor(eventColumns)})`,
    ...valuesIn(eventColumns, event),
  );

export const setEventStatus = (id: string, status: PostStatus): Queries<unknown> =>
  query('UPDATE circle_events SET status = ? WHERE id = ?', status, id);

/** How many events a circle has, and how many of them begin after a moment. */
export function* countEvents(circleId: string, moment: number): Queries<{ all: number; coming: number }> {
  const [row] = yield* query<{ together: number; coming: number }>(
    `SELECT count(*) AS together, count(CASE WHEN starts_at > ? THEN 1 END) AS coming
     FROM circle_events WHERE circle_id = ?`,
    moment,
    circleId,
  );
  return { all: row?.together ?? 0, coming: row?.coming ?? 0 };
}

/** Removes an event with all reactions to it. */
export function* removeEvent(id: string): Queries<void> {
  yield* query('DELETE FROM circle_events WHERE id = ?', id);
  yield* query('DELETE FROM event_reactions WHERE event_id = ?', id);
}

/** Notes a reaction, and gives whether it is a new one. The caller reads the event again: one that is deleted meanwhile must not leave a reaction. */
export function* addReaction(eventId: string, kind: EventReactionKind, userId: string): Queries<boolean> {
  const added = yield* hasRows(
    query(
      `INSERT INTO event_reactions (event_id, kind, user_id) VALUES (?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING event_id`,
      eventId,
      kind,
      userId,
    ),
  );
  if (added) yield* query(`UPDATE circle_events SET ${kind} = ${kind} + 1 WHERE id = ?`, eventId);
  return added;
}

const countLess = (eventId: string, kind: EventReactionKind): Queries<unknown> =>
  query(`UPDATE circle_events SET ${kind} = ${kind} - 1 WHERE id = ?`, eventId);

/** Takes a reaction back, and gives whether there was one. */
export function* removeReaction(eventId: string, kind: EventReactionKind, userId: string): Queries<boolean> {
  const removed = yield* hasRows(
    query(
      'DELETE FROM event_reactions WHERE event_id = ? AND kind = ? AND user_id = ? RETURNING event_id',
      eventId,
      kind,
      userId,
    ),
  );
  if (removed) yield* countLess(eventId, kind);
  return removed;
}

export type ReactionRow = RowOf<'event_reactions', 'event_id' | 'kind', { kind: EventReactionKind }>;

/** Takes all reactions of a person back, in one circle or in all. */
export function* removeReactionsOf(userId: string, circleId: string | null): Queries<void> {
  const removed = yield* query<ReactionRow>(
    `DELETE FROM event_reactions WHERE user_id = ? AND (CAST(? AS text) IS NULL
       OR event_id IN (SELECT id FROM circle_events WHERE circle_id = ?)) RETURNING event_id, kind`,
    userId,
    circleId,
    circleId,
  );
  // One order for everyone, or two who leave at once could wait for each other's rows.
  for (const { event_id: id, kind } of removed.sort((a, b) => (a.event_id < b.event_id ? -1 : 1)))
    yield* countLess(id, kind);
}

/** A person's reactions; `after` is an event's id and the kind, joined by a slash. */
export const listReactions = (userId: string, after: string, limit: number): Queries<ReactionRow[]> =>
  query<ReactionRow>(
    `SELECT event_id, kind FROM event_reactions WHERE user_id = ? AND event_id || '/' || kind > ?
     ORDER BY event_id || '/' || kind LIMIT ?`,
    userId,
    after,
    limit,
  );

const size = '300 + octet_length(title) + coalesce(octet_length(location), 0) + coalesce(octet_length(description), 0)';

export const ownEventsSql = newestFirst(
  { table: 'circle_events', columns: eventColumns, size },
  { byMaker: (events) => events.where('created_by', value) },
);

/** What a person made, newest first. */
export const listOwnEvents = (userId: string, before: Before, limit: PageLimit): Queries<EventRow[]> =>
  query<EventRow>(ownEventsSql('byMaker'), userId, ...pageValues(before, limit));

/** Whether a person made an event that others see. */
export const hasEvents = (userId: string): Queries<boolean> =>
  hasRows(query("SELECT id FROM circle_events WHERE created_by = ? AND status = 'published' LIMIT 1", userId));

/** Removes what a person made, with all reactions to it. */
export function* removeEventsOf(userId: string): Queries<void> {
  const removed = yield* query<RowOf<'circle_events', 'id'>>(
    'DELETE FROM circle_events WHERE created_by = ? RETURNING id',
    userId,
  );
  for (const { id } of removed) yield* query('DELETE FROM event_reactions WHERE event_id = ?', id);
}
