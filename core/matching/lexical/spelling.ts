import { edits, likeSlip } from '../../text/edits.ts';
import { stemOf } from './stemming.ts';

/** A bit for each letter that occurs: two words one edit apart differ in at most two bits. */
const letters = (word: string): number => {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i) - 97;
    if (code >= 0 && code < 26) mask |= 1 << code;
  }
  return mask;
};

const bits = (mask: number): number => {
  let n = mask;
  n -= (n >>> 1) & 0x55555555;
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** A word of three letters is too short for anything but neighbours in the wrong order ("jbo"). */
const swaps = ([a = '', b = '', c = '']: string): string[] => [a + c + b, b + a + c];

export type Speller = ReturnType<typeof createSpeller>;

const NO_MASKS = new Int32Array();

const sameLetters = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/**
 * Corrects single words against a vocabulary. `weights` says how much a word matters (a title more than a
 * phrasing); ordinary words are right as they are: "flying" is not a misspelt "lying".
 */
export const createSpeller = (weights: ReadonlyMap<string, number>, isOrdinary: (word: string) => boolean) => {
  const wordsOf = new Map<number, string[]>();
  for (const word of weights.keys()) {
    if (word.length < 3 || /\d/.test(word)) continue;
    const words = wordsOf.get(word.length);
    if (words) words.push(word);
    else wordsOf.set(word.length, [word]);
  }
  // Numbers in a row of their own: this is read from end to end for every unknown word.
  const byLength = new Map(
    [...wordsOf].map(([length, words]) => [length, { words, masks: Int32Array.from(words, letters) }]),
  );
  // A form of a known word is known too: "flying" where there is "fly".
  const stems = new Set([...weights.keys()].map(stemOf));
  const knows = (word: string): boolean => weights.has(word) || stems.has(stemOf(word)) || isOrdinary(word);

  /**
   * Known words nearest to an unknown one, likeliest first; empty for a known or ordinary word. `strict`: only slips that
   * fingers and ears make; for words among others, where a rare word is likelier than a slip.
   */
  const candidates = (word: string, limit = 1, strict = false): string[] => {
    if (word.length < 3 || word.length > 22 || knows(word) || /\d/.test(word)) return [];
    if (word.length === 3) return swaps(word).filter((other) => weights.has(other));
    const mask = letters(word);
    const reach = word.length >= 10 ? 3 : word.length >= 8 ? 2 : 1;
    const found: { word: string; rank: number }[] = [];
    for (let length = word.length - reach; length <= word.length + reach; length += 1) {
      const { words = [], masks = NO_MASKS } = byLength.get(length) ?? {};
      const allowed = length >= 10 ? reach : length >= 8 ? Math.min(reach, 2) : 1;
      for (let i = 0; i < words.length; i += 1) {
        if (bits(mask ^ (masks[i] ?? 0)) > 2 * allowed) continue;
        const other = words[i] ?? '';
        const far = edits(word, other, allowed);
        if (far > allowed || ((strict || far > 2) && !likeSlip(word, other, far))) continue;
        const first = word[0] === other[0] ? 0 : 0.6;
        const swap = word.length === length && sameLetters(word, other) ? -0.3 : 0;
        found.push({ word: other, rank: far + first + swap - Math.min(weights.get(other) ?? 0, 10) * 0.06 });
      }
    }
    return found
      .sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1))
      .slice(0, limit)
      .map((entry) => entry.word);
  };
  return { candidates, knows };
};
