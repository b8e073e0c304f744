import type { Db } from '../db/db.ts';
import { countPastoral } from './store/posts.ts';

/** How long a figure is given again, in milliseconds. */
const LIFE = 60_000;

export type PastoralTeam = ReturnType<typeof createPastoralTeam>;

/** How many are on the pastoral team: said beside every page of posts, counted once a minute and when an account has changed. */
export const createPastoralTeam = ({ db, now }: { db: Db; now: () => number }) => {
  let latest: { size: Promise<number>; until: number } | null = null;
  const forget = () => {
    latest = null;
  };
  const count = async (): Promise<number> => {
    try {
      return await db.read(countPastoral);
    } catch (error) {
      forget();
      throw error;
    }
  };
  return {
    forget,
    size(): Promise<number> {
      if (latest === null || now() >= latest.until) latest = { size: count(), until: now() + LIFE };
      return latest.size;
    },
  };
};
