import { query, type Work } from '../db/db.ts';
import type { Person } from '../limits/person.ts';

/** A recorded search; its id is the ticket that makes the calls after it free (decision 3). */
export interface SearchRecord {
  id: string;
  day: string;
  createdAt: number;
  query: string;
  normalizedQuery: string;
  isLifeNote: boolean;
}

/**
 * The id of today's record of this very query by this person; undefined when there is none. `cleared` is what stands in
 * its place once the person has cleared it (recent.ts).
 */
export function* findSearch(
  person: Person,
  day: string,
  normalizedQuery: string,
  cleared: string,
): Work<string | undefined> {
  const [row] = yield* query<{ id: string }>(
    'SELECT id FROM searches WHERE day = ? AND person = ? AND normalized_query IN (?, ?)',
    day,
    person.key,
    normalizedQuery,
    cleared,
  );
  if (row || !person.print) return row?.id;
  const [byPrint] = yield* query<{ id: string }>(
    'SELECT id FROM searches WHERE day = ? AND print = ? AND normalized_query = ? LIMIT 1',
    day,
    person.print,
    normalizedQuery,
  );
  return byPrint?.id;
}

/** Adds a record; false when the person has one for this day and query already. */
export function* insertSearch(person: Person, record: SearchRecord): Work<boolean> {
  const rows = yield* query<{ id: string }>(
    `INSERT INTO searches (id, day, created_at, person, print, user_id, query, normalized_query, is_life_note)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (day, person, normalized_query) DO NOTHING RETURNING id`,
    record.id,
    record.day,
    record.createdAt,
    person.key,
    person.print,
    person.account?.id ?? null,
    record.query,
    record.normalizedQuery,
    record.isLifeNote ? 1 : 0,
  );
  return rows.length === 1;
}

/** What a ticket was given for: the normalised query, or once it was cleared the digests of what it covers. */
export interface Ticket {
  normalized_query: string;
  covers: string | null;
}

/** Undefined for a ticket of another person or day. */
export function* findTicket(person: Person, day: string, searchId: string): Work<Ticket | undefined> {
  const [row] = yield* query<Ticket>(
    'SELECT normalized_query, covers FROM searches WHERE id = ? AND day = ? AND (person = ? OR print = ?)',
    searchId,
    day,
    person.key,
    person.print,
  );
  return row;
}

/** The most made queries since a day, each made by at least `people` different people (decision 19). */
export function* topQueries(sinceDay: string, people: number, most: number): Work<{ query: string; count: number }[]> {
  return yield* query<{ query: string; count: number }>(
    `SELECT normalized_query AS query, count(*) AS count FROM searches WHERE day >= ?
     GROUP BY normalized_query HAVING count(DISTINCT person) >= ? ORDER BY count DESC, normalized_query LIMIT ?`,
    sinceDay,
    people,
    most,
  );
}
