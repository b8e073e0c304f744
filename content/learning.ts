// What both trainers need: numbers that are the same on every machine.

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export const createRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const SMALLEST_EXPONENT = -30;

/** e to the power of x for x <= 0: the Taylor series of x/1024, squared ten times. */
export const exp = (x: number): number => {
  if (x < SMALLEST_EXPONENT) return 0;
  const part = x / 1024;
  let power = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + part / 4)));
  for (let i = 0; i < 10; i += 1) power *= power;
  return power;
};

export const shuffle = (order: number[], random: () => number): void => {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
};
