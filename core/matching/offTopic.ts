import type { Hit } from './lexical/patterns.ts';
import { isPersonal, isStop, stemOf } from './lexical/stemming.ts';

/*
 * Whether a text is about a life, or something to look up: a film, a recipe, a shop. A word like "pride" or "abandoned"
 * is either, so what stands around it decides.
 */

/** Words of troubles that are as often names of things: films, bands, games, tools. By stem. */
const DOUBLE = new Set(
  (
    'pride proud furious fury abandoned abandon stubborn start size font waiting wait room ring rings engagement judge judging alone lost lose single ' +
    'singles moving move moved fear fears anger angry rage wrath guilty shame conflict burnout lying lie liar envy office school class exam ' +
    'test tests college student broken break depression stress pressure pain sleep wine beer gin rum poker bet betting odds bingo horse ' +
    'body mirror skin hair nose weight scale diet thin patience patient purpose temper forgive doubt dark darkness evil night ' +
    'wedding friend friends friendship desperate love crush weed smoke lotto grace ' +
    'blue wild proud crazy sick suffer overwhelming screen phone fat old age aging fired fire ' +
    'spell witch ghost nest empty house home job work ' +
    'shift team train trouble save saved saving bank credit budget card tax gold rich ' +
    'poor give giving gift share offering decision choose choice option path sign new begin beginning chapter city town country ' +
    'box boxes heart back neck knee head foot cold burn storm flood fire war attack battle enemy spirit dry desert cast rejected rejection loser ' +
    'fail failure success perfect self control snack sugar habit addict smart ugly beauty beautiful skinny tall short change fresh second chance silent silence answer bound still ' +
    'cheat tongue rumor stories secret truth fake honest story guy girl lover dead death died die grave ashes ' +
    'loss crib womb egg cycle cave care nurse nursing plan calling mission drink bar high pot crack needle coke crystal lonesome chips slot card cards win odds'
  )
    .split(' ')
    .map(stemOf),
);

/** Words of one who speaks of themself, though no "I" stands there ("smoking again"). */
const TELLING = new Set(
  (
    'cant cannot wont dont doesnt didnt again anymore always never keeps keep nothing nobody feels hate hates need ' +
    'struggling problem problems issues trouble troubles struggles counseling support prayer prayers scripture bible advice help verses cope overcome dealing'
  ).split(' '),
);
const QUESTIONS = new Set('how what who where when which whats wheres whos best top list'.split(' '));
const STATES = new Set('is was were are has isnt wasnt arent'.split(' '));
const ASKING = new Set('do does can should to would'.split(' '));
/** "Near me", "the trouble with us": too weak to make a thing to look up a matter of one's own. */
const WEAK = new Set('me us our we you your they them their him her he she people someone'.split(' '));

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** A query as short as this may be a bare name. */
const SHORT = 5;
/** So much of shopping and leisure settles it, if nobody speaks. */
const TO_LOOK_UP = 3.5;
const PERSON_HALVES = 0.25;
const PER_UNKNOWN = 0.9;
const STRONG = 1.5;

/** Whether somebody speaks of a life: an "I" that is not that of "how do I ...", a "my" that is not "my laptop". */
const personal = (words: readonly string[], things: ReadonlySet<number>, said: number): boolean =>
  words.some((word, i) => {
    if (!isPersonal(word) || things.has(i)) return false;
    if (said === 0) return true;
    if (word === 'i' && ASKING.has(words[i - 1] ?? '') && QUESTIONS.has(words[i - 2] ?? '')) return false;
    if (WEAK.has(word)) return words.length > SHORT && !QUESTIONS.has(words[0] ?? '') && said < TO_LOOK_UP;
    return (
      word !== 'my' ||
      !(things.has(i + 1) || things.has(i + 2)) ||
      (words.length > SHORT && !QUESTIONS.has(words[0] ?? ''))
    );
  });

/**
 * How strongly the words look like something to look up rather than a life. `said` is what words of that kind add up to.
 */
export const offTopicScore = (
  words: readonly string[],
  said: number,
  hits: readonly Hit[],
  knows: (word: string) => boolean,
): number => {
  const things = new Set(hits.filter(({ pattern: { id } }) => id === 'none').flatMap(({ at }) => at));
  if (personal(words, things, said)) return said * PERSON_HALVES;
  const content = words.flatMap((word, i) => (isStop(word) ? [] : [i]));
  const unknown = content.filter((i) => !knows(words[i] ?? '')).length;
  if (content.length < 2) return said + unknown * PER_UNKNOWN;
  if (said >= TO_LOOK_UP) return Infinity;
  // Words of any trouble: "waiting for biopsy results" speaks of two, and of nothing else.
  const own = hits.filter(({ pattern: { id, weight } }) => id !== '' && id !== 'none' && weight > STRONG);
  const used = new Set(own.flatMap(({ at }) => at));
  const evidence = content.filter((i) => used.has(i)).length;
  // A name or a phrase of two such words is sure ("heart failure"), and so is a word that is nothing else ("addiction").
  const sure = own.some(({ at }) => {
    const heavy = at.filter((i) => !isStop(words[i] ?? ''));
    return (
      heavy.length > 1 ||
      (heavy.length === 0 && at.length > 1) ||
      heavy.some((i) => !DOUBLE.has(stemOf(words[i] ?? '')))
    );
  });
  const odd = content.length - evidence;
  const told =
    words.some((word) => TELLING.has(word)) ||
    (words.length >= SHORT && !QUESTIONS.has(words[0] ?? '') && words.some((word) => STATES.has(word)));
  if (said > 1 && evidence < 2) return Infinity;
  // Few telling words among others that tell nothing: it may be a title ("Pride and Prejudice", "Fast and Furious 7") or a thing.
  if (!told && !sure && odd > 0 && (unknown > 0 || said > 0 || odd > evidence || words.some(isNumber))) return Infinity;
  if (!told && unknown > 1 && odd > evidence) return Infinity;
  return said + (told ? 0 : Math.max(0, unknown - 1) * PER_UNKNOWN);
};
