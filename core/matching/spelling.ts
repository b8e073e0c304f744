import { edits, likeSlip } from '../text/edits.ts';
import { stemOf } from './words.ts';

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

export { edits };

export interface Speller {
  /** Known words nearest to an unknown one, likeliest first; empty for a known or ordinary word. */
  /** `strict`: only slips that fingers and ears make; for words among others, where a rare word is likelier than a slip. */
  candidates(word: string, most?: number, strict?: boolean): string[];
  knows(word: string): boolean;
}

const sameLetters = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/**
 * Corrects single words against a vocabulary. `weights` says how much a word matters (a title more than a
 * phrasing); ordinary words are right as they are: "flying" is not a misspelt "lying".
 */
export const createSpeller = (weights: ReadonlyMap<string, number>, isOrdinary: (word: string) => boolean): Speller => {
  const byLength = new Map<number, { word: string; mask: number; weight: number }[]>();
  for (const [word, weight] of weights) {
    if (word.length < 3 || /\d/.test(word)) continue;
    const list = byLength.get(word.length) ?? [];
    list.push({ word, mask: letters(word), weight });
    byLength.set(word.length, list);
  }
  // A form of a known word is known too: "flying" where there is "fly".
  const stems = new Set([...weights.keys()].map(stemOf));
  const knows = (word: string): boolean => weights.has(word) || stems.has(stemOf(word)) || isOrdinary(word);

  const candidates = (word: string, most = 1, strict = false): string[] => {
    if (word.length < 3 || word.length > 22 || knows(word) || /\d/.test(word)) return [];
    if (word.length === 3) return swaps(word).filter((other) => weights.has(other));
    const mask = letters(word);
    const reach = word.length >= 10 ? 3 : word.length >= 8 ? 2 : 1;
    const found: { word: string; rank: number }[] = [];
    for (let length = word.length - reach; length <= word.length + reach; length += 1) {
      for (const entry of byLength.get(length) ?? []) {
        if (bits(mask ^ entry.mask) > 2 * reach) continue;
        const allowed = entry.word.length >= 10 ? reach : entry.word.length >= 8 ? Math.min(reach, 2) : 1;
        const far = edits(word, entry.word, allowed);
        if (far > allowed || ((strict || far > 2) && !likeSlip(word, entry.word, far))) continue;
        const first = word[0] === entry.word[0] ? 0 : 0.6;
        const swap = word.length === entry.word.length && sameLetters(word, entry.word) ? -0.3 : 0;
        found.push({ word: entry.word, rank: far + first + swap - Math.min(entry.weight, 10) * 0.06 });
      }
    }
    return found
      .sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1))
      .slice(0, most)
      .map((entry) => entry.word);
  };
  return { candidates, knows };
};
