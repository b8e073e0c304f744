// What both trainers need: numbers that are the same on every machine.

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
