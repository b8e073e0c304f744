import type { Classifier } from '../classifier/classifier.ts';
import type { SentenceClassifier } from '../encoder/sentenceClassifier.ts';
import { NONE } from './types.ts';

/** What the lexicon says of a text. */
interface LexiconVerdict {
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
  /** How likely the classifiers alone find it, from 0 to 1. */
  probability: number;
}

// Tried on lists that played no part in training (bench/relevance/README.md says which).
/** Per logarithm of a probability: each classifier is surer than it should be. */
const ALONE = { perWords: 0.7, perSentence: 0, lexicon: 1 };
/** The sentence classifier knows more words than the lexicon, which counts for less beside it where there are sentences to read. */
const WITH_SENTENCES = { perWords: 0.3, perSentence: 1, lexicon: 0.75 };
const UNLIKELY = 1e-3;
const PER_POINT = 0.7;
const [LOWEST_POINTS, HIGHEST_POINTS] = [-1, 6];
const AGREEMENT = 1;
const AGREEMENT_ON_NONE = 1.5;
/** In one or two words there is little for the classifiers to learn from: the lexicon counts for more. */
const AGREEMENT_IN_FEW_WORDS = 2;
const FEW_WORDS = 2;
/** A sentence has more words. */
const PHRASE = 4;
/** In a long text sure words of many troubles stand beside each other: there what the classifiers make of all of it counts. */
const MANY_WORDS = 40;
const LEXICON_IN_MANY_WORDS = 0.2;
const PER_OFF_TOPIC = 0.5;
const HIGHEST_OFF_TOPIC = 9;

/** How sure the first answer is, from 0 to 1: its share of the odds. */
export const confidenceOf = ([best, ...others]: readonly Ranked[]): number =>
  best === undefined ? 0 : 1 / (1 + others.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0));

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || (a.id < b.id ? -1 : 1);

/** By challenge id or `NONE`, and by kind of what no note answers. */
const likelyOf = (classes: readonly string[], probabilities: Float64Array) => {
  const ids = new Map<string, number>([[NONE, 0]]);
  const kinds = new Map<string, number>();
  probabilities.forEach((probability, k) => {
    const name = classes[k] ?? NONE;
    const id = name.startsWith(`${NONE}/`) ? NONE : name;
    if (id === NONE) kinds.set(name.slice(NONE.length + 1), probability);
    ids.set(id, (ids.get(id) ?? 0) + probability);
  });
  return { ids, kinds };
};

/** What the classifiers make of a text; `sentences` is there once the encoder has been loaded. */
export interface Classifiers {
  words: Classifier;
  sentences: SentenceClassifier | null;
}

/** Puts together what the classifiers have learnt and what the lexicon knows, as a sum of log probabilities and points. */
export const fuse = (
  { words: byWords, sentences }: Classifiers,
  text: string,
  words: readonly string[],
  verdict: LexiconVerdict,
) => {
  const one = likelyOf(byWords.classes, byWords.probabilities(words));
  const read = sentences?.probabilities(text);
  const other = sentences && read ? likelyOf(sentences.classes, read) : null;
  const { perWords, perSentence, lexicon } = other ? WITH_SENTENCES : ALONE;
  const agreement = words.length <= FEW_WORDS ? AGREEMENT_IN_FEW_WORDS : AGREEMENT;
  const share = words.length > MANY_WORDS ? LEXICON_IN_MANY_WORDS : words.length > PHRASE ? lexicon : 1;
  const agreed = verdict.answer ?? NONE;
  const ranked = [...one.ids].map(([id, byWord]): Ranked => {
    const points =
      id === NONE
        ? PER_OFF_TOPIC * Math.min(verdict.offTopic, HIGHEST_OFF_TOPIC)
        : PER_POINT * Math.max(LOWEST_POINTS, Math.min(verdict.scores.get(id) ?? 0, HIGHEST_POINTS));
    const agrees = id !== agreed ? 0 : id === NONE ? AGREEMENT_ON_NONE : agreement;
    const bySentence = other?.ids.get(id) ?? 0;
    const learnt = perWords * Math.log(byWord + UNLIKELY) + perSentence * Math.log(bySentence + UNLIKELY);
    return {
      id,
      probability: other ? (byWord + bySentence) / 2 : byWord,
      score: learnt + share * (points + agrees),
    };
  });
  /** How likely the classifiers find each kind of what no note answers: `off-topic` and the like. */
  const kinds = new Map(
    [...one.kinds].map(([kind, byWord]) => [kind, other ? (byWord + (other.kinds.get(kind) ?? 0)) / 2 : byWord]),
  );
  return { ranked: ranked.sort(byScore), kinds };
};
