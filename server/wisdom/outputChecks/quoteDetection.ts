/** A text as it is compared: each word by its first letters, so that "cast" and "casting" are one. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]+/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).map((word) => word.slice(0, 4));

// oxfmt-ignore
const small = new Set(
  ('a all also am an and any are as at be been but by can did do does for from had has have he her here him his how i if in is it its ' +
   'let may me more my no nor not now of off on one or our out over say shal she so than that the thei them then ther thes they this ' +
   'thos thou thy to too unto up upon us was we were what when wher whic who whom whos will with you your').split(' '),
);

/** What a shared word counts: a small word stands in every sentence and proves little. */
const weight = (word: string): number => (small.has(word) ? 0.35 : 1);

/**
 * Shared words of this weight, in the verse's order and close together, are a quotation and no longer an allusion: of a
 * verse that people know by heart, and of any other, which a sentence may come near by chance.
 */
const KNOWN = 3.3;
const ANY = 4.6;
/** The words of a text and of a verse that are compared at once: a bent verse has other words between. */
const STRETCH = 12;

/** The weight of the heaviest row of words that both have in the same order. */
const sharedRow = (words: readonly string[], verse: readonly string[]): number => {
  let last = new Array<number>(verse.length + 1).fill(0);
  for (const word of words) {
    const row = [0];
    for (const [index, other] of verse.entries()) {
      const skipped = Math.max(row[index] ?? 0, last[index + 1] ?? 0);
      row.push(word === other ? Math.max(skipped, (last[index] ?? 0) + weight(word)) : skipped);
    }
    last = row;
  }
  return last[verse.length] ?? 0;
};

const stretches = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.max(1, Math.ceil((words.length - STRETCH) / 3) + 1) }, (_, index) =>
    words.slice(index * 3, index * 3 + STRETCH),
  );

/** Whether a text speaks a verse: so much of its words, true or bent, that they weigh `quotation`. */
const speaks = (text: readonly string[], verse: readonly string[], quotation: number): boolean => {
  const said = new Set(text);
  // Most verses share next to nothing with a sentence; only the others are worth comparing word by word.
  const upperBound = verse.reduce((sum, word) => sum + (said.has(word) ? weight(word) : 0), 0);
  if (upperBound < quotation) return false;
  const verses = stretches(verse);
  return stretches(text).some((part) => verses.some((other) => sharedRow(part, other) >= quotation));
};

/** Verses that a text may have been taken from: well-known ones, and others that are near by their words. */
export interface Verses {
  known: Iterable<string>;
  others: Iterable<string>;
}

/** The words of the known verses, which every sentence is compared with: some hundreds, and always the same. */
const known = new Map<string, readonly string[]>();
const wordsOfKnown = (verse: string): readonly string[] => {
  const words = known.get(verse) ?? wordsOf(verse);
  known.set(verse, words);
  return words;
};

/** Whether a text speaks the words of a verse instead of pointing to it. */
export const quotesAny = (text: string, verses: Verses): boolean => {
  const words = wordsOf(text);
  for (const verse of verses.known) if (speaks(words, wordsOfKnown(verse), KNOWN)) return true;
  for (const verse of verses.others) if (speaks(words, wordsOf(verse), ANY)) return true;
  return false;
};
