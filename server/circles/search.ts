import type { Before } from '../../core/contract/paging.ts';
import { COUNTED_HITS } from '../../core/rules/limits.ts';
import type { Db } from '../db/db.ts';
import { trigramsOf } from '../db/trigrams.ts';
import {
  byPattern,
  byTrigrams,
  countCandidates,
  likePattern,
  listHits,
  placeBehind,
  searchOpen,
  type Candidates,
  type CircleRow,
  type Seeker,
} from './store.ts';

/** Public circles looked through in one turn of the event loop, some milliseconds' work on SQLite, where queries hold it. */
const TURN = 2000;
/** Turns of one search. */
const TURNS = 2;

/**
 * The newest public circles that contain a text. Few hits are fetched through the index of three letters and sorted. Of many,
 * and of a text too short for it, the 4,000 circles behind the page's start are looked through, and older ones are not found.
 */
export const searchCircles = async (
  db: Db,
  seeker: Seeker,
  search: string,
  before: Before,
  limit: number,
): Promise<CircleRow[]> => {
  const pattern = likePattern(search);
  const candidates = candidatesFor(db, search, pattern);
  if (candidates && (await db.read(() => countCandidates(candidates, COUNTED_HITS + 1))) <= COUNTED_HITS)
    return db.read(() => listHits(candidates, seeker, pattern, before, limit));
  return lookThrough(db, seeker, pattern, before, limit);
};

const candidatesFor = (db: Db, search: string, pattern: string): Candidates | null => {
  const trigrams = trigramsOf(search.normalize('NFC').toLowerCase());
  if (trigrams === null) return null;
  return db.engine === 'sqlite' ? { sql: byTrigrams, value: trigrams } : { sql: byPattern, value: pattern };
};

/** Looks through the public circles, newest first, until the page is full. Others get their turn in between. */
const lookThrough = async (
  db: Db,
  seeker: Seeker,
  pattern: string,
  before: Before,
  limit: number,
): Promise<CircleRow[]> => {
  const found: CircleRow[] = [];
  for (let turn = 0, from = before; turn < TURNS && found.length < limit; turn++) {
    const start = from;
    const last = await db.read(() => placeBehind(start, TURN));
    if (!last) break;
    const until = { createdAt: last.created_at, id: last.id };
    found.push(...(await db.read(() => searchOpen(seeker, pattern, start, until, limit - found.length))));
    from = until;
    await new Promise(setImmediate);
  }
  return found;
};
