import { randomUUID } from 'node:crypto';
import type { Reply } from '../../core/contract/endpoint.ts';
import type { LimitSettings } from '../../core/rules/limits.ts';
import { retention } from '../../core/rules/retention.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import { utcDay } from '../../core/rules/time.ts';
import type { Meter, recordSearch } from '../../core/contract/search.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { behind } from '../db/newestFirst.ts';
import type { Person } from '../http/identity/person.ts';
import { allowFreeZeroResult, refundSearch, readMeter, chargeSearch, unrecordSearch } from '../limits/service.ts';
import { createCountSearches } from './days.ts';
import {
  searchesOf,
  createForgetting,
  listRecent,
  removeSearchesBefore,
  removeOver,
  type RecentSearch,
} from './recent.ts';
import { findSearch, findTicket, insertSearch, markFree, removeSearch, type Ticket } from './store.ts';

/** Which search a call belongs to (null for words of danger), and whether it was paid for and not given back. */
export interface Admission {
  searchId: string | null;
  isPaid: boolean;
}

export type SearchService = ReturnType<typeof createSearchService>;

const DAY = 24 * 60 * 60_000;
/** Searches removed in one transaction: nobody waits long behind it. */
const SWEEP_BATCH = 1000;

interface Dependencies {
  db: Db;
  limits: LimitSettings;
  /** Keys the digests that stand for cleared searches. */
  secret: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Lower-cased titles of everything that has one: a ticket also covers the title its query was led to. */
  titles: ReadonlySet<string>;
  /** Words that speak of danger, or may, are never limited and never recorded (docs/decisions.md 17). */
  mayBeDanger: (words: string) => boolean;
}

/** What a search costs, and what its ticket covers. */
const createTickets = ({ db, limits, secret, now, titles }: Dependencies) => {
  const count = createCountSearches(db.engine);
  const covers = (ticket: string, query: string) =>
    ticket === query || (titles.has(query) && (ticket.includes(query) || query.includes(ticket)));
  const forgetting = createForgetting(secret, (words) => [...titles].filter((title) => covers(words, title)));

  /** The same search of earlier today, which is free; null when there is none. */
  function* repeat(person: Person, normalizedQuery: string, at: number): Queries<Charged | null> {
    const cleared = forgetting.digestOf(person, normalizedQuery);
    const known = yield* findSearch(person, utcDay(at), normalizedQuery, cleared);
    return known ? { searchId: known.id, isPaid: known.costs > 0, meter: yield* readMeter(person, limits, at) } : null;
  }

  function* charge(person: Person, query: string, isLifeNote: boolean): Queries<Charged> {
    const createdAt = now();
    const normalizedQuery = normalizeQuery(query);
    const known = yield* repeat(person, normalizedQuery, createdAt);
    if (known) return known;
    const [id, day] = [randomUUID(), utcDay(createdAt)];
    // Recorded before it is charged: a double click meets the unique key here and is not charged twice.
    const added = yield* insertSearch(person, { id, day, createdAt, query: query.trim(), normalizedQuery, isLifeNote });
    const made = { searchId: id, isPaid: true };
    if (added) {
      const { meter, isFirst } = yield* chargeSearch(person, limits, createdAt);
      yield* count(day, 1, isFirst ? 1 : 0);
      return { ...made, meter };
    }
    const twin = yield* repeat(person, normalizedQuery, createdAt);
    return twin ?? { ...made, meter: yield* readMeter(person, limits, createdAt) };
  }

  /** A ticket that was given back covers the words it was given for, and no title. */
  const admits = (person: Person, { normalized_query: words, covers: cleared, costs }: Ticket, query: string) => {
    if (cleared === null) return words === query || (costs > 0 && covers(words, query));
    return cleared.split(' ').includes(forgetting.digestOf(person, query));
  };

  function* forget(person: Person, searchId: string): Queries<void> {
    const removed = yield* removeSearch(person, searchId);
    if (!removed) return;
    if (removed.costs > 0) yield* refundSearch(person, removed.day);
    const wasOnly = yield* unrecordSearch(person, removed.day);
    yield* count(removed.day, -1, wasOnly ? -1 : 0);
  }

  return { repeat, charge, admits, forget, clear: forgetting.clear };
};

export const createSearchService = (deps: Dependencies) => {
  const { db, limits, now, mayBeDanger } = deps;
  const { repeat, charge, admits, forget, clear } = createTickets(deps);
  const meter = (person: Person) => db.read(() => readMeter(person, limits, now()));

  const chargeOnce = async (person: Person, query: string, isLifeNote: boolean): Promise<Charged> => {
    const charged = await db.write(() => charge(person, query, isLifeNote));
    person.sender?.keepVisitor('searched');
    return charged;
  };

  return {
    meter,
    /** Counts and records a search; a repeat the same day is free. Throws 429 at the limit (docs/specification.md 1 §3). */
    async record(person: Person, query: string, isLifeNote: boolean): Promise<Reply<typeof recordSearch>> {
      // A repeat only reads and waits for no commit (docs/proof.md P3).
      const known = await db.read(() => repeat(person, normalizeQuery(query), now()));
      if (known) return toReply(known);
      if (mayBeDanger(query)) return { searchId: null, ...(await meter(person)) };
      return toReply(await chargeOnce(person, query, isLifeNote));
    },
    /** Lets a further call for a search pass: free with its ticket or as a repeat, else counted like a new search. */
    async admit(person: Person, query: string, searchId: string | undefined): Promise<Admission> {
      if (mayBeDanger(query)) return { searchId: null, isPaid: false };
      if (searchId) {
        const ticket = await db.read(() => findTicket(person, utcDay(now()), searchId));
        if (ticket && admits(person, ticket, normalizeQuery(query))) return { searchId, isPaid: ticket.costs > 0 };
      }
      return chargeOnce(person, query, false);
    },
    /** Gives a search back that found nothing. Once for each, and not without end on one day. */
    refund: (person: Person, searchId: string): Promise<void> =>
      db.write(function* () {
        const day = utcDay(now());
        if (!(yield* allowFreeZeroResult(person, day))) return;
        // Marked in one statement with its condition: two calls at once give one search back.
        if (yield* markFree(person, day, searchId)) yield* refundSearch(person, day);
      }),
    /** Removes a search that turned out to hold words of danger, and what it was charged (docs/decisions.md 17). */
    forget: (person: Person, searchId: string): Promise<void> => db.write(() => forget(person, searchId)),
    /** An account's own searches, each wording once, newest first. */
    recent: async (userId: string, limit: number) => (await db.read(() => listRecent(userId, limit))).map(toRecent),
    /** Forgets them. What was searched today stays counted, and free to search again (docs/decisions.md 13). */
    clearRecent: (person: Person, userId: string) => db.write(() => clear(person, userId, utcDay(now()))),
    /** Removes what is kept no longer; what visitors typed soon after no list looks back at it. */
    async sweep(isStopping: () => boolean): Promise<void> {
      // By whole days: a day goes when its first search has been kept for so long.
      const firstKept = (kept: number) => utcDay(now() - kept + DAY);
      const [ofVisitors, ofMembers] = [firstKept(retention.visitorSearches), firstKept(retention.memberSearches)];
      for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH && !isStopping();)
        batch = await db.write(() => removeOver(ofVisitors, ofMembers, SWEEP_BATCH));
    },
  };
};

interface Charged extends Admission {
  searchId: string;
  meter: Meter;
}

const toReply = ({ searchId, meter }: Charged): Meter & { searchId: string } => ({ searchId, ...meter });

const toRecent = ({ query, created_at }: RecentSearch) => ({ query, searchDate: new Date(created_at).toISOString() });

/** What a person searched for, and their counters of every day, for "download my data" and "delete my account". */
export const searchData: PersonalFeature = {
  name: 'searches',
  *exportPage(userId, before, limit) {
    const rows = yield* searchesOf(userId, before, limit);
    return { items: rows.map(toRecent), next: behind(rows) };
  },
  erase: (userId) => removeSearchesBefore(userId, AFTER_EVERY_DAY),
};

const AFTER_EVERY_DAY = '9999-12-31';
