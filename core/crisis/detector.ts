import { createClassifier, type ClassifierFile } from '../classifier/classifier.ts';
import { tokenize } from '../text/tokenize.ts';
import { LONGEST_TEXT, type Danger, type DangerKind } from './danger.ts';

/** The classes of the danger classifier beside its kinds of danger ("suicide-self"). */
export const SAFE = 'safe';
export const POSSIBLE = 'possible';

/** Danger that a text may speak of. `certain`: surely enough for the card, else for a way to the lines beside the answer. */
export interface Signs {
  danger: Danger;
  certain: boolean;
}

export interface Thresholds {
  certain: number;
  likely: number;
}

// Chosen on lists that played no part in training (bench/relevance/README.md). Of many parts one is easily mistaken.
const OF_ALL: Thresholds = { certain: 0.97, likely: 0.6 };
const OF_A_PART: Thresholds = { certain: 0.99, likely: 0.85 };
/** In few words there is little to tell by. */
const OF_FEW_WORDS: Thresholds = { certain: 0.97, likely: 0.85 };
const FEW_WORDS = 6;

const LONG = 40;
const WORDS_IN_PART = 25;

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** The sentences of a long text, some together: in a letter one may be what matters. None for a text of up to 40 words. */
export const partsOf = (text: string): string[] => {
  if (countWords(text) <= LONG) return [];
  const parts: string[] = [];
  for (const sentence of text.slice(0, LONGEST_TEXT).split(/(?<=[.!?;\n])\s+/)) {
    const joined = `${parts.at(-1) ?? ''} ${sentence}`;
    if (parts.length > 0 && countWords(joined) <= WORDS_IN_PART) parts[parts.length - 1] = joined;
    else parts.push(sentence);
  }
  return parts;
};

/** Makes what reads a text by a danger classifier: what it may speak of, by these thresholds. */
export const createReader = (file: ClassifierFile, wordsOf: (text: string) => string[]) => {
  const { classes, probabilities } = createClassifier(file);
  const dangers = classes.map((name): Danger | null => {
    const [, kind, subject] = /^(.+)-(self|other)$/.exec(name) ?? [];
    return kind === undefined ? null : { kind: kind as DangerKind, subject: subject === 'self' ? 'self' : 'other' };
  });
  const signsOf = (words: readonly string[]) => {
    const likely = probabilities(words);
    let [sum, possible, best] = [0, 0, 0];
    let danger: Danger | null = null;
    classes.forEach((name, k) => {
      const share = likely[k] ?? 0;
      const one = dangers[k] ?? null;
      if (name === POSSIBLE) possible = share;
      if (one === null) return;
      sum += share;
      if (share > best) [best, danger] = [share, one];
    });
    return { danger: danger as Danger | null, sum, likely: sum + possible };
  };
  return (text: string, { certain, likely: minLikely }: Thresholds): (Signs & { likely: number }) | null => {
    const words = wordsOf(text);
    if (words.length === 0) return null;
    const { danger, sum, likely } = signsOf(words);
    return danger === null || likely < minLikely ? null : { danger, certain: sum >= certain, likely };
  };
};

/**
 * The second tier: a classifier that knows voices which no rule foresaw. It may add to what the rules find, and never takes
 * away from it. What it sees must be there also without the ways of speaking that only sound like danger.
 */
export const createDetector = (file: ClassifierFile): ((text: string, withoutIdioms: string) => Signs | null) => {
  const read = createReader(file, tokenize);
  const detect = (text: string): Signs | null => {
    const whole = read(text, countWords(text) <= FEW_WORDS ? OF_FEW_WORDS : OF_ALL);
    const found = [whole, ...partsOf(text).map((part) => read(part, OF_A_PART))].filter((one) => one !== null);
    const [first] = found.sort((a, b) => Number(b.certain) - Number(a.certain) || b.likely - a.likely);
    return first === undefined ? null : { danger: first.danger, certain: first.certain };
  };
  return (text, withoutIdioms) => {
    const signs = detect(text);
    if (signs === null || withoutIdioms === text) return signs;
    const left = detect(withoutIdioms);
    return left && { ...left, certain: left.certain && signs.certain };
  };
};
