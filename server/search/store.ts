import { first, hasRows, query, type Queries, type RowOf } from '../db/db.ts';
import type { Person } from '../http/identity/person.ts';

/** A recorded search; its id is the ticket that makes the calls after it free (docs/decisions.md 3). */
export interface SearchRecord {
  id: string;
  day: string;
  createdAt: number;
  query: string;
  normalizedQuery: string;
  isLifeNote: boolean;
}

/**
 * Today's record of this very query by this person; undefined when there is none. `cleared` is what stands in
 * its place once the person has cleared it (recent.ts).
 */
export const findSearch = (
  person: Person,
  day: string,
  normalizedQuery: string,
  cleared: string,
): Queries<Pick<Ticket, 'id' | 'costs'> | undefined> =>
  first(
    query<Pick<Ticket, 'id' | 'costs'>>(
      'SELECT id, costs FROM searches WHERE day = ? AND person = ? AND normalized_query IN (?, ?)',
      day,
      person.key,
      normalizedQuery,
      cleared,
    ),
  );

/** Adds a record; false when the person has one for this day and query already. */
export const insertSearch = (person: Person, record: SearchRecord): Queries<boolean> =>
  hasRows(
    query(
      `INSERT INTO searches
       (id, day, created_at, person, network, user_id, query, normalized_query, is_life_note, led_to)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL) ON CONFLICT (day, person, normalized_query) DO NOTHING RETURNING id`,
      record.id,
      record.day,
      record.createdAt,
      person.key,
      person.networkOfRequest(),
      person.account?.id ?? null,
      record.query,
      record.normalizedQuery,
      record.isLifeNote ? 1 : 0,
    ),
  );

/**
 * What a ticket was given for: the normalised query, or once it was cleared the digests of what it covers. `costs` is 0 once
 * it was given back because it found nothing.
 */
export type Ticket = RowOf<'searches', 'id' | 'normalized_query' | 'covers' | 'costs'>;

/** Undefined for a ticket of another person or day. */
export const findTicket = (person: Person, day: string, searchId: string): Queries<Ticket | undefined> =>
  first(
    query<Ticket>(
      'SELECT id, normalized_query, covers, costs FROM searches WHERE id = ? AND day = ? AND person = ?',
      searchId,
      day,
      person.key,
    ),
  );

/** Removes a search of this person, of whatever day. Undefined when there is none. */
export const removeSearch = (
  person: Person,
  searchId: string,
): Queries<RowOf<'searches', 'day' | 'costs'> | undefined> =>
  first(
    query<RowOf<'searches', 'day' | 'costs'>>(
      'DELETE FROM searches WHERE id = ? AND person = ? RETURNING day, costs',
      searchId,
      person.key,
    ),
  );

/** Marks a search of this person as one that costs nothing; false for any other, or when it is marked already. */
export const markFree = (person: Person, day: string, searchId: string): Queries<boolean> =>
  hasRows(
    query(
      'UPDATE searches SET costs = 0 WHERE id = ? AND day = ? AND person = ? AND costs = 1 RETURNING id',
      searchId,
      day,
      person.key,
    ),
  );
