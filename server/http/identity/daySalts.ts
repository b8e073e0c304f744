import { randomBytes } from 'node:crypto';
import { retention } from '../../../core/rules/retention.ts';
import { utcDay } from '../../../core/rules/time.ts';
import { first, query, type Db, type Queries, type RowOf } from '../../db/db.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** How long before midnight the next day's salt is made: no request has to wait for it then. */
const AHEAD = 2 * HOUR;

export type DaySalts = ReturnType<typeof createDaySalts>;

/**
 * The random salts that key what is kept of visitors, networks and fingerprints, one a UTC day, the same for every process. Once
 * one is deleted, nobody can work out again which keys of that day were whose (docs/decisions.md 4).
 */
export const createDaySalts = (db: Db, now: () => number) => {
  const known = new Map<string, string>();
  const asked = new Map<string, Promise<string>>();

  const read = async (day: string): Promise<string> => {
    const kept = (await db.read(() => findSalt(day))) ?? (await make(day));
    known.set(day, kept.salt);
    return kept.salt;
  };

  const make = async (day: string) => {
    await db.write(() => insertSalt(day, now()));
    // Read back: another process may have been faster.
    const made = await db.read(() => findSalt(day));
    if (!made) throw new Error('the salt of the day is gone');
    return made;
  };

  const saltOf = (day: string): string | Promise<string> => {
    const salt = known.get(day);
    if (salt !== undefined) return salt;
    const reading = asked.get(day) ?? read(day).finally(() => asked.delete(day));
    asked.set(day, reading);
    return reading;
  };

  return {
    /** The salt of a moment's day: at once where this process knows it, and that is all but its first request of a day. */
    at: (moment: number) => saltOf(utcDay(moment)),
    /** Has the salts of now and of soon at hand, and forgets in this process those that are over. */
    async prepare(): Promise<void> {
      const over = firstKept(now());
      for (const day of known.keys()) if (day < over) known.delete(day);
      for (const moment of [now(), now() + AHEAD]) await saltOf(utcDay(moment));
    },
    /** Deletes the salts that are over, for all processes. */
    sweep: (): Promise<unknown> => db.write(() => query('DELETE FROM day_salts WHERE day < ?', firstKept(now()))),
  };
};

/** The earliest day whose salt is kept: until so long after its day began, a request of just before midnight can end. */
const firstKept = (moment: number) => utcDay(moment - retention.daySalt + DAY);

const findSalt = (day: string): Queries<RowOf<'day_salts', 'salt'> | undefined> =>
  first(query<RowOf<'day_salts', 'salt'>>('SELECT salt FROM day_salts WHERE day = ?', day));

const insertSalt = (day: string, createdAt: number): Queries<unknown> =>
  query(
    'INSERT INTO day_salts (day, salt, created_at) VALUES (?, ?, ?) ON CONFLICT (day) DO NOTHING',
    day,
    randomBytes(32).toString('base64url'),
    createdAt,
  );
