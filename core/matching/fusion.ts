import type { Classifier } from './model/classifier.ts';
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
const PER_LOG_PROBABILITY = 0.6;
const UNLIKELY = 1e-3;
const PER_POINT = 0.5;
const [LOWEST_POINTS, HIGHEST_POINTS] = [-1, 6];
const AGREEMENT = 1;
const AGREEMENT_ON_NONE = 1.5;
/** In one or two words there is little for the classifier to learn from: the lexicon counts for more. */
const AGREEMENT_IN_FEW_WORDS = 2;
const FEW_WORDS = 2;
const PER_OFF_TOPIC = 0.5;
const HIGHEST_OFF_TOPIC = 9;

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
  const agreed = verdict.answer ?? NONE;
  const ranked = [...probabilities].map(([id, probability]): Ranked => {
    const points =
      id === NONE
        ? PER_OFF_TOPIC * Math.min(verdict.offTopic, HIGHEST_OFF_TOPIC)
        : PER_POINT * Math.max(LOWEST_POINTS, Math.min(verdict.scores.get(id) ?? 0, HIGHEST_POINTS));
    const agrees = id !== agreed ? 0 : id === NONE ? AGREEMENT_ON_NONE : agreement;
    return { id, probability, score: PER_LOG_PROBABILITY * Math.log(probability + UNLIKELY) + points + agrees };
  });
  return { ranked: ranked.sort(byScore), kinds };
};
