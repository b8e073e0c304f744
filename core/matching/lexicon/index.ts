import type { Lexicon } from '../types.ts';
import { classes, neutral, offTopic } from './classes.ts';
import { faithAndCharacter } from './faith-character.ts';
import { family } from './family.ts';
import { feelings } from './feelings.ts';
import { healthAndHabits } from './health-habits.ts';
import { moneyAndWork } from './money-work.ts';
import { people } from './people.ts';

/**
 * Everyday words by trouble, beside what the notes themselves say: how people talk when nobody taught them our titles.
 * content/compile/library.ts puts it into matching.json; nothing that runs imports it.
 */
export const lexicon: Lexicon = {
  classes,
  neutral,
  offTopic,
  entries: { ...feelings, ...people, ...family, ...moneyAndWork, ...healthAndHabits, ...faithAndCharacter },
};
