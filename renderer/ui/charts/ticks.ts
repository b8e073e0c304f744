/**
 * The top of an axis that begins at zero: the least of 2, 4, 6, 8 and 10 times a power of ten that holds `highest`, so that its
 * half is a whole number too.
 */
export const topOf = (highest: number): number => {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(highest, 1))) - 1);
  const factor = [2, 4, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  return factor * power;
};

const compact = new Intl.NumberFormat(undefined, { notation: 'compact' });

/** A number beside an axis, short: "1.5K". */
export const tickLabel = (value: number): string => (value < 10_000 ? value.toLocaleString() : compact.format(value));
