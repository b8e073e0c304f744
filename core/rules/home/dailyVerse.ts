const DAY = 24 * 60 * 60 * 1000;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** Near the golden part of the list, so that verses of one book are days apart, and without a common divisor, so that each has its turn. */
const stepIn = (count: number): number => {
  let step = Math.max(1, Math.round(count * 0.618));
  while (divisor(step, count) !== 1) step += 1;
  return step;
};

/**
 * Which of `count` verses stands on a day (YYYY-MM-DD): the same wherever that date is, each once before any comes again.
 */
export const dailyVerseIndex = (day: string, count: number): number => {
  const number = Math.floor(Date.parse(day) / DAY);
  return count > 0 ? (((number * stepIn(count)) % count) + count) % count : 0;
};
