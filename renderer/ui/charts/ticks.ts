/**
 * The top of an axis that begins at zero: the least even number that holds `highest` among a few round ones, so that its half is
 * a whole number too.
 */
export const topOf = (highest: number): number => {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(highest, 1))) - 1);
  const tops = [2, 3, 4, 5, 6, 8, 10].map((factor) => factor * power);
  return tops.find((top) => top >= highest && top % 2 === 0) ?? 10 * power;
};

const compact = new Intl.NumberFormat(undefined, { notation: 'compact' });

/** A number beside an axis, short: "1.5K". */
export const tickLabel = (value: number): string => (value < 10_000 ? value.toLocaleString() : compact.format(value));
