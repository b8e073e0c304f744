import { pattern, type Pattern } from './patterns.ts';
import type { Lexicon } from '../types.ts';
import { stemOf } from './stemming.ts';

/*
 * How the lexicon of core/matching/lexicon is read. The words themselves come with the library (matching.json), so that
 * they are data to the browser and not a part of its code.
 */

const WEIGHTS = [3, 1.8];
const OFF_TOPIC = [3.5, 2.8, 1];

/** Stem to the classes it belongs to ("wife" to "@spouse"). */
export const classesOf = ({ classes }: Lexicon): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [name, members] of Object.entries(classes)) {
    for (const word of members.split(' ')) {
      const key = stemOf(word);
      const list = found.get(key) ?? [];
      if (!list.includes(`@${name}`)) list.push(`@${name}`);
      found.set(key, list);
    }
  }
  return found;
};

const listed = (text: string): string[] => text.split(/, ?/).filter(Boolean);

/** All patterns of the lexicon for challenges that the library has. */
export const lexiconPatterns = ({ entries, neutral, offTopic }: Lexicon, has: (id: string) => boolean): Pattern[] => {
  const patterns: Pattern[] = listed(neutral).map((item) => pattern(item, '', 0));
  offTopic.forEach((tier, i) => {
    for (const item of listed(tier)) patterns.push(pattern(item, 'none', OFF_TOPIC[i] ?? 0));
  });
  for (const [id, tiers] of Object.entries(entries)) {
    if (!has(id)) continue;
    tiers.forEach((tier, i) => {
      for (const item of listed(tier)) patterns.push(pattern(item, id, WEIGHTS[i] ?? 0));
    });
  }
  return patterns;
};

/** Every single word of the lexicon as written, for the speller. */
export const lexiconWords = ({ entries, classes, neutral, offTopic }: Lexicon): Set<string> => {
  const words = new Set<string>();
  const add = (text: string): void => {
    for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) words.add(word);
  };
  for (const tiers of Object.values(entries)) for (const tier of tiers) add(tier);
  offTopic.forEach(add);
  Object.values(classes).forEach(add);
  add(neutral);
  return words;
};
