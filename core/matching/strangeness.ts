import type { Hit } from './patterns.ts';
import { isPersonal, isStop } from './words.ts';

/*
 * Whether a text is about a life, or something to look up: a film, a recipe, a shop. A word like "pride" or "abandoned"
 * is either, so what stands around it decides.
 */

/** Beside these a word keeps its meaning: how much, how long, what one does about it. */
const LIGHT = new Set(
  (
    'problem problems issue issues trouble troubles struggle struggles struggling stress stressed battle crisis feelings thoughts ' +
    'attack attacks support counseling counselor counselling therapy therapist recovery group verses verse scripture bible quotes ' +
    'advice prayer prayers medication meds treatment stop quit quitting dealing deal coping cope overcoming overcome handle ' +
    'handling bad worse worst hard badly constant constantly chronic severe sudden total totally complete completely hopelessly ' +
    'night nite morning day days week weeks month months year years today tonight yesterday long old new young two three four five ' +
    'little big lot lots full real stuck lost broken dead tired heavy deep christian christians godly work school home house family ' +
    'kids child adult adults teen teens men women people person life time times cold mean sick alone wild crazy loud hot'
  ).split(' '),
);

/** Words of one who speaks of themself, though no "I" stands there ("smoking again"). */
const TELLING = new Set(
  'cant cannot wont dont doesnt didnt again anymore always never keeps keep nothing nobody feels hate hates need'.split(' '),
);
const QUESTIONS = new Set('how what who where when which whats wheres whos best top list'.split(' '));
const STATES = new Set('is was were are has isnt wasnt arent'.split(' '));
const ASKING = new Set('do does can should to would'.split(' '));
/** "Near me", "the trouble with us": too weak to make a thing to look up a matter of one's own. */
const WEAK = new Set('me us our we you your they them their him her he she people someone'.split(' '));

/** A query as short as this may be a bare name. */
const SHORT = 5;
/** So much of shopping and leisure settles it, if nobody speaks. */
const TO_LOOK_UP = 3.5;
const PERSON_HALVES = 0.4;
const PER_UNKNOWN = 0.9;
const STRONG = 1.5;

/** Whether somebody speaks of a life: an "I" that is not that of "how do I ...", a "my" that is not "my laptop". */
const personal = (words: readonly string[], things: ReadonlySet<number>, said: number): boolean =>
  words.some((word, i) => {
    if (!isPersonal(word) || things.has(i)) return false;
    if (word === 'i' && ASKING.has(words[i - 1] ?? '') && QUESTIONS.has(words[i - 2] ?? '')) return false;
    if (said > 0 && WEAK.has(word)) return false;
    return !((word === 'my' || word === 'a') && things.has(i + 1));
  });

/**
 * How strongly the words look like something to look up rather than a life. `said` is what words of that kind add up to;
 * `first` is the challenge the words speak for most.
 */
export const strangeness = (
  words: readonly string[],
  said: number,
  hits: readonly Hit[],
  knows: (word: string) => boolean,
  first: string,
): number => {
  const things = new Set(hits.filter(({ pattern: { id } }) => id === 'none').flatMap(({ at }) => at));
  if (personal(words, things, said)) return said * PERSON_HALVES;
  const content = words.flatMap((word, i) => (isStop(word) ? [] : [i]));
  if (content.length < 2) return said + content.filter((i) => !knows(words[i] ?? '')).length * PER_UNKNOWN;
  const used = new Set(
    hits.filter(({ pattern: { id, weight } }) => id === first && weight > STRONG).flatMap(({ at }) => at),
  );
  const met = new Set(
    hits.filter(({ pattern: { id } }) => id === first || id === '').flatMap(({ at }) => at),
  );
  const evidence = content.filter((i) => used.has(i)).length;
  const odd = content.filter((i) => !met.has(i) && !LIGHT.has(words[i] ?? '') && !/^\d+$/.test(words[i] ?? '')).length;
  const unknown = content.filter((i) => !knows(words[i] ?? '')).length;
  const told =
    words.some((word) => TELLING.has(word)) ||
    (words.length > SHORT - 1 && !QUESTIONS.has(words[0] ?? '') && words.some((word) => STATES.has(word)));
  if (said >= TO_LOOK_UP) return Infinity;
  if (said > 1 && evidence < 2) return Infinity;
  // One telling word among others that tell nothing: it may be a title ("Pride and Prejudice") or a thing.
  if (!told && odd >= evidence && odd > 0) return Infinity;
  if (told && odd > 2 * evidence + 1) return said + unknown * PER_UNKNOWN;
  return said + (told ? 0 : unknown * PER_UNKNOWN);
};
