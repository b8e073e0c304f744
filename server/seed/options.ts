import { parseArgs } from 'node:util';

export interface Sizes {
  users: number;
  searches: number;
  prayers: number;
  feedback: number;
  notes: number;
  circles: number;
  posts: number;
}

export interface SeedOptions extends Sizes {
  /** Any text; the same one gives the same rows. */
  seed: string;
  /** How many days back searches, feedback and posts go. */
  days: number;
  /** Also into a database that real people use. */
  yes: boolean;
}

/** What stands without a flag, and the most that may be asked for. */
const numbers = {
  users: [300, 200_000],
  searches: [6_000, 1_000_000],
  prayers: [900, 1_000_000],
  feedback: [300, 1_000_000],
  notes: [600, 1_000_000],
  circles: [12, 10_000],
  posts: [180, 1_000_000],
  days: [45, 3650],
} as const satisfies Record<keyof Sizes | 'days', readonly [number, number]>;

export const usage = `npm run seed -- [--seed text] [--yes] ${Object.entries(numbers)
  .map(([name, [usual]]) => `[--${name} ${usual}]`)
  .join(' ')}`;

/** A flag that we don't know, or a number that makes no sense. */
export class SeedUsageError extends Error {
  override name = 'SeedUsageError';
}

/** Reads the flags of `npm run seed`. Throws SeedUsageError. */
export const readOptions = (args: readonly string[]): SeedOptions => {
  const values = parse(args);
  const number = (name: keyof typeof numbers): number => {
    const [usual, max] = numbers[name];
    const given = values[name];
    if (given === undefined) return usual;
    if (!/^\d{1,7}$/.test(given) || Number(given) > max)
      throw new SeedUsageError(`--${name} takes a number up to ${max}.`);
    return Number(given);
  };
  return {
    seed: values.seed ?? 'lampstand',
    yes: values.yes ?? false,
    users: number('users'),
    searches: number('searches'),
    prayers: number('prayers'),
    feedback: number('feedback'),
    notes: number('notes'),
    circles: number('circles'),
    posts: number('posts'),
    days: Math.max(1, number('days')),
  };
};

const text = { type: 'string' } as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: text,
        users: text,
        searches: text,
        prayers: text,
        feedback: text,
        notes: text,
        circles: text,
        posts: text,
        days: text,
        yes: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new SeedUsageError(error instanceof Error ? error.message : String(error));
  }
};
