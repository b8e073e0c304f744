/** In characters: as much as a long confession has. Whoever searches by a server sends less (core/rules/text.ts). */
const LONGEST_TEXT = 1500;
const MAX_WORDS = 250;

/** Case, accents, smart quotes and apostrophes gone; Korean taken apart into its letters. */
const bare = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u02bc\u0060\u00b4']/g, '');

/** `bare`, with drawn-out letters ("soooo") cut to two. */
export const fold = (text: string): string => bare(text).replace(/([a-z])\1{2,}/g, '$1$1');

/** The words of a text, in order. At most 250: hostile text should cost no more. */
export const tokenize = (text: string): string[] => (fold(text).match(/[a-z0-9]+/g) ?? []).slice(0, MAX_WORDS);

/** From the word at `first` to that at `last`, as they stand in the text; '' where its words can't be told apart as `tokenize` does. */
export const asTyped = (text: string, first: number, last: number): string => {
  const whole = text.slice(0, LONGEST_TEXT);
  let count = 0;
  let from = -1;
  for (const { 0: chunk, index } of whole.matchAll(/[\p{L}\p{M}\p{N}\u2018\u2019\u201b\u02bc`\u00b4']+/gu)) {
    const begin = count;
    count += tokenize(chunk).length;
    if (from < 0 && count > first) from = begin === first ? index : Infinity;
    if (count <= last) continue;
    const typed = trimQuotes(whole.slice(from, index + chunk.length));
    // Signs that hold letters, such as ㍘, are words too, and stand in no chunk.
    const meant = tokenize(text).slice(first, last + 1);
    return tokenize(typed).join(' ') === meant.join(' ') ? typed : '';
  }
  return '';
};

/** Quotes around words are none of theirs. */
const trimQuotes = (words: string): string => words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The same in any script: each Chinese character is a word. */
export const tokenizeAnyScript = (text: string): string[] =>
  (
    bare(text)
      .replace(/(\p{L})\1{2,}/gu, '$1$1')
      .match(/\p{sc=Han}|(?:(?!\p{sc=Han})[\p{L}\p{N}])+/gu) ?? []
  ).slice(0, MAX_WORDS);
