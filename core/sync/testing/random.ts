import { mulberry32 } from '../../random/mulberry32.ts';

/** A small generator with a seed: the same seed gives the same run. */
export interface Random {
  (): number;
  /** A whole number below `end`. */
  below(end: number): number;
  /** True so many times in a hundred. */
  chance(percent: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
  uuid(): string;
}

export const createRandom = (seed: number): Random => {
  const next = mulberry32(seed);
  const below = (end: number) => Math.floor(next() * end);
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  return Object.assign(next, {
    below,
    chance: (percent: number) => next() * 100 < percent,
    pick: <T>(list: readonly T[]) => list[below(list.length)],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  });
};

/** Lets other work go on for so many turns. */
export const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve();
};
