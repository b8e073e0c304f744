import { edits } from '../text/edits.ts';
import { wordByForm } from '../text/wordByForm.ts';
import { stemOf } from './lexical/stemming.ts';

/** Remembered words by book: lines of a place and its phrases, "23:4 valley shadow death|fear evil". See `packVerses`. */
export type PackedVerses = Record<string, string>;

const ARTICLES = new Set(['a', 'an', 'the']);
/** Words that may be otherwise in another translation, or in memory. All others are heavy: by them a phrase is known. */
const LIGHT = new Set(
  (
    'about all am and any are as at be because been but by can could did do does even every for from had has have he her ' +
    'him his i if in into is it its let lest me my nor now o of on or our own out shall she should so that their them then ' +
    'there therefore they this those though through to up us was we were when which who with yea you your'
  ).split(' '),
);
const MODERN = wordByForm({
  any: 'anyone',
  are: 'art',
  as: 'like',
  eternal: 'everlasting',
  has: 'hath',
  i: 'im',
  my: 'mine',
  not: 'cannot cant dont wont',
  on: 'upon',
  say: 'saith',
  shall: 'shalt will',
  spoke: 'spake',
  three: '3',
  through: 'thru',
  to: 'unto',
  two: '2',
  whatever: 'whatsoever',
  who: 'whom',
  whoever: 'whosoever',
  you: 'thee thou ye',
  your: 'thine thy',
  yourself: 'thyself',
});

/** "Strength" and "strengthens" need be no two words, and a library of beginnings is smaller. */
const LONGEST_FORM = 6;

/** One stem for a word of old and new translations: "loveth", "loves" and "loved" alike. */
const modernStem = (word: string): string => {
  const modern = MODERN.get(word) ?? word;
  if (LIGHT.has(modern)) return modern;
  return stemOf(modern.length > 5 ? modern.replace(/e(?:th|st)$/, 'ed') : modern);
};
const formOf = (word: string): string => {
  const stem = modernStem(word);
  return LIGHT.has(stem) ? stem : stem.slice(0, LONGEST_FORM);
};
const isLight = (form: string): boolean => LIGHT.has(form);

/** From so many heavy words on, the light ones between them tell nothing more. */
const TELLING = 3;
/** So many heavy words tell a phrase from all others. */
const MAX_KEPT = 5;

const packPhrase = (words: readonly string[]): string => {
  const forms = words.filter((word) => !ARTICLES.has(word)).map(formOf);
  const heavy = forms.filter((form) => !isLight(form));
  return (new Set(heavy).size < TELLING ? forms : heavy.slice(0, MAX_KEPT)).join(' ');
};

/** One passage and how people remember it, each phrase in words as `tokenize` gives them. */
export interface FamousVerse {
  book: string;
  place: string;
  phrases: string[][];
}

export const packVerses = (verses: readonly FamousVerse[]): PackedVerses => {
  const packed: PackedVerses = {};
  for (const { book, place, phrases } of verses) {
    const line = `${place} ${phrases.map(packPhrase).join('|')}`;
    packed[book] = packed[book] === undefined ? line : `${packed[book]}\n${line}`;
  }
  return packed;
};

interface Phrase {
  reference: string;
  chapter: string;
  forms: string[];
  /** How many different heavy words it has. */
  heavy: number;
}

const unpack = (verses: PackedVerses): Phrase[] =>
  Object.entries(verses).flatMap(([book, lines]) =>
    lines.split('\n').flatMap((line) => {
      const place = line.slice(0, line.indexOf(' '));
      const [chapter = ''] = place.split(':');
      return line
        .slice(place.length + 1)
        .split('|')
        .map((phrase) => phrase.split(' '))
        .map((forms) => ({
          reference: `${book} ${place}`,
          chapter: `${book} ${chapter}`,
          forms,
          heavy: new Set(forms.filter((form) => !isLight(form))).size,
        }));
    }),
  );

/** Words around a quotation, which are none of it where one of `MARKS` is among them: "what verse says", "kjv meaning". */
const MARKS = new Set(
  'bible chapter esv kjv mean meaning niv nkjv nlt passage psalm quote said say says scripture scriptures verse verses'.split(
    ' ',
  ),
);
const AROUND = new Set(
  (
    'about does find for from god goes how in is it jesus looking me of on saying show talks tell that the what whats where ' +
    'wheres which who with explained please'
  ).split(' '),
);
const isAround = (word: string): boolean => MARKS.has(word) || AROUND.has(word);

/** Words of somebody who speaks of their own life: twice as heavy as others, for no verse is asked for. */
const OWN = new Set('feel hard help how strugg why'.split(' '));
const OWN_WEIGHT = 2;
/** Light, and yet they say of whom a text speaks. */
const SELF = new Set('i me my our us we'.split(' '));

const LIGHT_WEIGHT = 0.3;
const weightOf = (form: string): number => (isLight(form) ? LIGHT_WEIGHT : 1);

/** The words without articles, and what each counts when it is no part of the quotation. */
const readTyped = (words: readonly string[]): { word: string; weight: number }[] => {
  let first = 0;
  while (first < words.length && isAround(words[first] ?? '')) first += 1;
  let last = words.length;
  while (last > first && isAround(words[last - 1] ?? '')) last -= 1;
  const around = [...words.slice(0, first), ...words.slice(last)];
  const marked = around.some((word) => MARKS.has(word));
  return words.flatMap((word, index) => {
    if (ARTICLES.has(word)) return [];
    const form = formOf(word);
    if (marked && (index < first || index >= last)) return [{ word, weight: 0 }];
    return [{ word, weight: OWN.has(form) ? OWN_WEIGHT : weightOf(form) }];
  });
};

/** Positions in `typed` of the longest run of words, in order, that are also in `forms`. */
const common = (typed: readonly string[], forms: readonly string[]): number[] => {
  const rows: number[][] = [Array.from({ length: forms.length + 1 }, () => 0)];
  for (const [i, word] of typed.entries()) {
    const row = [0];
    for (const [j, form] of forms.entries()) {
      const both = word === form ? (rows[i]?.[j] ?? 0) + weightOf(form) : 0;
      row.push(Math.max(both, rows[i]?.[j + 1] ?? 0, row[j] ?? 0));
    }
    rows.push(row);
  }
  const found: number[] = [];
  let [i, j] = [typed.length, forms.length];
  while (i > 0 && j > 0) {
    const here = rows[i]?.[j] ?? 0;
    if (here === rows[i - 1]?.[j]) i -= 1;
    else if (here === rows[i]?.[j - 1]) j -= 1;
    else {
      i -= 1;
      j -= 1;
      found.push(i);
    }
  }
  return found;
};

/** "I worry about tomorrow" is not "do not worry about tomorrow". */
const NO = new Set(['never', 'no', 'not', 'nothing'].map(formOf));
const denies = (forms: readonly string[]): boolean => forms.some((form) => NO.has(form));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** A phrase beside a text: where they agree, and how much of either that is. */
interface Heard extends Phrase {
  at: number[];
  matched: number;
  ofPhrase: number;
  /** Of all that was typed, and of its heavy words alone. */
  ofTyped: number;
  ofHeavy: number;
  /** The text says something of its own beside the phrase: of oneself, or after a phrase that could be chance. */
  saysMore: boolean;
}

/** How much of a phrase, and of what was typed, must be the other's: the shorter the phrase, the more. */
const minShare = (heavy: number): number => (heavy < TELLING ? 0.9 : heavy === TELLING ? 0.85 : 0.75);
/** One word in five may be another; one in four is too many, and may only be missing. */
const MIN_OF_BOTH = 1.6;
/** A part of a long phrase is enough where nothing else was typed. */
const MIN_PART = 3;
/** So many words in their order are no chance: more may be typed before them. */
const MIN_SURE = 4;
/** How much of a text several phrases of a chapter must make up. */
const MIN_TOGETHER = 0.75;
const MAX_WORDS = 60;
const MIN_MENDED = 5;

const isQuoted = ({ at, forms, heavy, matched, ofPhrase, ofTyped, ofHeavy, saysMore }: Heard): boolean => {
  const share = heavy < TELLING ? ofTyped : ofHeavy;
  if (Math.min(share, ofPhrase) >= minShare(heavy) && share + ofPhrase >= MIN_OF_BOTH) return true;
  if (heavy < TELLING) return heavy > 1 && ofHeavy === 1 && at.length === forms.length && !saysMore;
  if (ofHeavy === 1 && at.length >= MIN_PART) return true;
  if (heavy === TELLING && at.length === forms.length && ofHeavy >= 0.75 && !saysMore) return true;
  return matched >= MIN_SURE && ofPhrase >= 0.8 && ofHeavy >= 0.6 && !saysMore;
};

/** What was typed, in forms: how much each counts, how much as a heavy word, and whether something is denied. */
interface TypedText {
  forms: string[];
  weights: number[];
  heavy: number[];
  denied: boolean;
}

const share = (at: readonly number[], of: readonly number[]): number =>
  sum(at.map((index) => of[index] ?? 0)) / sum(of);

const compare = ({ forms, weights, heavy, denied }: TypedText, phrase: Phrase): Heard => {
  const at = common(forms, phrase.forms);
  const last = Math.max(...at);
  const matched = sum(at.map((index) => weightOf(forms[index] ?? '')));
  return {
    ...phrase,
    at,
    matched,
    ofPhrase: matched / sum(phrase.forms.map(weightOf)),
    ofTyped: share(at, weights),
    ofHeavy: share(at, heavy),
    saysMore:
      denied !== denies(phrase.forms) ||
      (phrase.heavy >= TELLING &&
        forms.some((form, index) => !at.includes(index) && (SELF.has(form) || OWN.has(form)))) ||
      (phrase.forms.length < MAX_KEPT && heavy.some((weight, index) => index > last && weight > 0)),
  };
};

/** Finds the passage whose remembered words a text is made of; null when it says something of its own. */
export const createQuotations = (verses: PackedVerses): ((words: readonly string[]) => string | null) => {
  const phrases = unpack(verses);
  const byForm = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const form of new Set(phrase.forms))
      if (!isLight(form)) byForm.set(form, [...(byForm.get(form) ?? []), phrase]);
  const vocabulary = [...byForm.keys()];

  /** The form of a word; with a slip in it, that of the word it is like. */
  const mended = (word: string): string => {
    const form = formOf(word);
    if (form.length < MIN_MENDED || isLight(form) || byForm.has(form)) return form;
    const whole = modernStem(word);
    const isLike = (known: string): boolean =>
      known.length < LONGEST_FORM
        ? edits(whole, known, 1) <= 1
        : [-1, 0, 1].some((more) => edits(whole.slice(0, LONGEST_FORM + more), known, 1) <= 1);
    return vocabulary.find((known) => known[0] === form[0] && known.length >= MIN_MENDED && isLike(known)) ?? form;
  };

  /** The phrases that share words enough with a text to be worth comparing. */
  const candidates = (forms: readonly string[]): Phrase[] => {
    const hits = new Map<Phrase, number>();
    for (const form of new Set(forms))
      for (const phrase of byForm.get(form) ?? []) hits.set(phrase, (hits.get(phrase) ?? 0) + 1);
    return [...hits].flatMap(([phrase, count]) => (count >= Math.min(phrase.heavy, TELLING) ? [phrase] : []));
  };

  return (words) => {
    if (words.length > MAX_WORDS) return null;
    const typed = readTyped(words);
    const forms = typed.map(({ word }) => mended(word));
    const weights = typed.map(({ weight }) => weight);
    const text = { forms, weights, heavy: weights.map((weight) => (weight < 1 ? 0 : weight)), denied: denies(forms) };
    const heard = candidates(forms)
      .filter((phrase) => text.denied || !denies(phrase.forms))
      .map((phrase) => compare(text, phrase))
      .sort((a, b) => b.matched - a.matched);
    const one = heard.find(isQuoted);
    if (one !== undefined) return one.reference;

    // A longer quotation: several phrases of one chapter.
    const whole = heard.filter((each) => each.ofPhrase >= minShare(each.heavy));
    const several = whole.find(({ chapter }) => {
      const parts = whole.filter((other) => other.chapter === chapter);
      return parts.length > 1 && share([...new Set(parts.flatMap(({ at }) => at))], text.heavy) >= MIN_TOGETHER;
    });
    return several?.reference ?? null;
  };
};
