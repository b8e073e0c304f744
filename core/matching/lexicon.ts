import { classes, neutral, offTopic } from './lexicon/classes.ts';
import type { Entries } from './lexicon/entries.ts';
import { faithAndCharacter } from './lexicon/faith-character.ts';
import { family } from './lexicon/family.ts';
import { feelings } from './lexicon/feelings.ts';
import { healthAndHabits } from './lexicon/health-habits.ts';
import { moneyAndWork } from './lexicon/money-work.ts';
import { people } from './lexicon/people.ts';
import { pattern, type Pattern } from './patterns.ts';
import { stemOf } from './words.ts';

/** Everyday words by trouble, beside what the notes themselves say: how people talk when nobody taught them our titles. */
const entries: Entries = {
  ...feelings,
  ...people,
  ...family,
  ...moneyAndWork,
  ...healthAndHabits,
  ...faithAndCharacter,
};

const WEIGHTS = [3, 1.8];
const OFF_TOPIC = [3.5, 2.8, 1];

/** Stem to the classes it belongs to ("wife" to "@spouse"). */
export const classOf: ReadonlyMap<string, string[]> = (() => {
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
})();

const listed = (text: string): string[] => text.split(', ').filter(Boolean);

/** All patterns of the lexicon for challenges that the library has. */
export const lexiconPatterns = (has: (id: string) => boolean): Pattern[] => {
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
export const lexiconWords = (): Set<string> => {
  const words = new Set<string>();
  const add = (text: string): void => {
    for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) words.add(word);
  };
  for (const tiers of Object.values(entries)) tiers.forEach(add);
  offTopic.forEach(add);
  Object.values(classes).forEach(add);
  add(neutral);
  return words;
};
