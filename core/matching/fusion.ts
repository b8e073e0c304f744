import type { Classifier } from '../classifier/classifier.ts';
import { NONE } from './types.ts';

/** What the lexicon says of a text. */
export interface LexiconVerdict {
  /** Scores by challenge. */
  scores: ReadonlyMap<string, number>;
  /** The challenge that the lexicon alone would answer with, or null for none. */
  answer: string | null;
  /** How much the words look like something to look up, from 0. */
  offTopic: number;
}

/** A challenge, or `NONE` for what no note answers, best first. */
export interface Ranked {
  id: string;
  score: number;
  /** How likely the classifier alone finds it, from 0 to 1. */
  probability: number;
}

export interface Fused {
  ranked: Ranked[];
  /** How likely the classifier finds each kind of what no note answers: `off-topic` and the like. */
  kinds: ReadonlyMap<string, number>;
}

// Tried on lists that played no part in training (bench/relevance/README.md says which).
/** The classifier is surer than it should be. */
const PER_LOG_PROBABILITY = 0.7;
const UNLIKELY = 1e-3;
const PER_POINT = 0.7;
const [LOWEST_POINTS, HIGHEST_POINTS] = [-1, 6];
const AGREEMENT = 1;
const AGREEMENT_ON_NONE = 1.5;
/** In one or two words there is little for the classifier to learn from: the lexicon counts for more. */
const AGREEMENT_IN_FEW_WORDS = 2;
const FEW_WORDS = 2;
/** In a long text sure words of many troubles stand beside each other: there what the classifier makes of all of it counts. */
const MANY_WORDS = 40;
const LEXICON_IN_MANY_WORDS = 0.2;
const PER_OFF_TOPIC = 0.5;
const HIGHEST_OFF_TOPIC = 9;

/** How sure the first answer is, from 0 to 1: its share of the odds. */
export const confidenceOf = ([best, ...others]: readonly Ranked[]): number =>
  best === undefined ? 0 : 1 / (1 + others.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0));

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || (a.id < b.id ? -1 : 1);

/** Puts together what the classifier has learnt and what the lexicon knows, as a sum of log probabilities and points. */
export const fuse = (classifier: Classifier, words: readonly string[], verdict: LexiconVerdict): Fused => {
  const probabilities = new Map<string, number>([[NONE, 0]]);
  const kinds = new Map<string, number>();
  classifier.probabilities(words).forEach((probability, k) => {
    const name = classifier.classes[k] ?? NONE;
    const id = name.startsWith(`${NONE}/`) ? NONE : name;
    if (id === NONE) kinds.set(name.slice(NONE.length + 1), probability);
    probabilities.set(id, (probabilities.get(id) ?? 0) + probability);
  });
  const agreement = words.length <= FEW_WORDS ? AGREEMENT_IN_FEW_WORDS : AGREEMENT;
  const share = words.length > MANY_WORDS ? LEXICON_IN_MANY_WORDS : 1;
  const agreed = verdict.answer ?? NONE;
  const ranked = [...probabilities].map(([id, probability]): Ranked => {
    const points =
      id === NONE
        ? PER_OFF_TOPIC * Math.min(verdict.offTopic, HIGHEST_OFF_TOPIC)
        : PER_POINT * Math.max(LOWEST_POINTS, Math.min(verdict.scores.get(id) ?? 0, HIGHEST_POINTS));
    const agrees = id !== agreed ? 0 : id === NONE ? AGREEMENT_ON_NONE : agreement;
    const score = PER_LOG_PROBABILITY * Math.log(probability + UNLIKELY) + share * (points + agrees);
    return { id, probability, score };
  });
  return { ranked: ranked.sort(byScore), kinds };
};
