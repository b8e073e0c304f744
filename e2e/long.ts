/** `npm run test:long` does in earnest what `npm test` only tries. */
export const long = process.env['LAMPSTAND_LONG'] === '1';

export const times = (few: number, many: number): number => (long ? many : few);

/** So long may a test take that does something so many times, each so many milliseconds at the very most. */
export const timeFor = (count: number, each: number): number => 60_000 + count * each;
