import type { Classifier } from '../../classifier/classifier.ts';
import type { SentenceClassifier } from '../../encoder/sentenceClassifier.ts';
import { tokenize } from '../../text/tokenize.ts';
import { fuse } from '../fusion.ts';
import { pattern, PatternIndex, type Pattern } from '../lexical/patterns.ts';
import { Phrasings } from '../lexical/phrasings.ts';
import { classesOf, lexiconPatterns } from '../lexical/readLexicon.ts';
import { isPersonal, isStop, stemOf } from '../lexical/stemming.ts';
import { offTopicScore } from '../offTopic.ts';
import { scoreAll } from '../score.ts';
import { NONE, type MatchingLibrary } from '../types.ts';

/** Below this the words fit no note well enough: a wrong answer given with confidence is worse than the default. */
export const FLOOR = 2;
/** The same where a person speaks of a life: there some note nearly always fits. */
const PERSONAL_FLOOR = 0.6;
/** And where nothing speaks but likeness to what others wrote: half of what stood below it was wrong. */
const LIKENESS_FLOOR = 1.3;

/** To be answered with one of these on a weak word would hurt: they need a sure word or a likely sentence. */
const CAREFUL = new Set(
  'pornography infidelity lust infertility miscarriage gossip judging-others after-abortion sexuality prison'.split(
    ' ',
  ),
);
const [SURE_WORD, LIKELY] = [2.6, 0.4];

/** The lexicon's patterns, then titles and tags, then the topics' synonyms; none for notes on danger. */
const buildPatterns = ({ lexicon, challenges, topics }: MatchingLibrary, isAnswer: (id: string) => boolean) => {
  const patterns: Pattern[] = lexiconPatterns(lexicon, isAnswer);
  for (const { id, title, tags } of challenges) {
    if (!isAnswer(id)) continue;
    for (const text of [title, ...tags]) {
      const words = tokenize(text);
      if (!words.every(isStop)) patterns.push(pattern(words.join('_'), id, text === title ? 3 : 2.6));
    }
  }
  const known = new Set(challenges.map(({ id }) => id));
  for (const { challenge, synonyms } of topics)
    if (known.has(challenge))
      for (const text of synonyms) patterns.push(pattern(tokenize(text).join('_'), challenge, 2));
  return patterns;
};

interface RankingParts {
  classifier: Classifier;
  sentenceClassifier: () => SentenceClassifier | null;
  knows: (word: string) => boolean;
}

/** Ranks all that may be meant, best first: as typed for the classifiers, which know slips, and mended for the lexicon. */
export const createRanking = (library: MatchingLibrary, { classifier, sentenceClassifier, knows }: RankingParts) => {
  const titles = new Set(library.challenges.map(({ id }) => id));
  const dangers = new Set(library.challenges.flatMap(({ id, danger }) => (danger ? [id] : [])));
  const phrasings = new Phrasings(library.challenges);
  const patterns = buildPatterns(library, (id) => titles.has(id) && !dangers.has(id));
  const index = new PatternIndex(patterns, classesOf(library.lexicon));

  const consult = (words: readonly string[]) => {
    const stems = words.map(stemOf);
    const hits = index.find(stems);
    const scores = scoreAll(words, stems, hits, phrasings);
    const said = scores.get(NONE)?.score ?? 0;
    scores.delete(NONE);
    for (const id of dangers) scores.delete(id);
    const ranked = [...scores.values()].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    return { scores, ranked, offTopic: offTopicScore(words, said, hits, knows) };
  };

  /** What the lexicon alone would answer with. */
  const answerOf = (words: readonly string[], { ranked: [best], offTopic }: ReturnType<typeof consult>) =>
    best !== undefined &&
    best.score >= (words.length > 3 && words.some(isPersonal) ? PERSONAL_FLOOR : FLOOR) &&
    best.score > offTopic &&
    (best.best !== null || best.score > LIKENESS_FLOOR)
      ? best.id
      : null;

  return (text: string, words: readonly string[], mended: readonly string[]) => {
    const found = consult(mended);
    const points = new Map([...found.scores].map(([id, { score }]) => [id, score]));
    const verdict = { scores: points, answer: answerOf(mended, found), offTopic: found.offTopic };
    const { ranked, kinds } = fuse({ words: classifier, sentences: sentenceClassifier() }, text, words, verdict);
    const fit = ranked.filter(
      ({ id, probability }) =>
        id === NONE ||
        (titles.has(id) && (!CAREFUL.has(id) || probability >= LIKELY || (points.get(id) ?? 0) >= SURE_WORD)),
    );
    return { ranked: fit, kinds, offTopic: found.offTopic, hitOf: (id: string) => found.scores.get(id)?.best ?? null };
  };
};
