import Fuse from 'fuse.js/basic';
import { languageOf, languagesFor } from '../crisis/languages/languageOf.ts';
import { edits } from '../text/edits.ts';
import { createAskedFor, isAsking, isTender } from './askedFor.ts';
import { classesOf, lexiconPatterns, lexiconWords } from './lexical/readLexicon.ts';
import { isOrdinary } from './lexical/ordinaryWords.ts';
import { noMatchOf, type NoMatch, type NoMatchKind } from './noMatch.ts';
import { pattern, PatternIndex, type Hit, type Pattern } from './lexical/patterns.ts';
import { Phrasings } from './lexical/phrasings.ts';
import { createQuotations } from './quotations.ts';
import { findMissing, findReference, nothing } from './reference.ts';
import { scoreAll } from './score.ts';
import { createClassifier, type ClassifierFile } from '../classifier/classifier.ts';
import type { SentenceClassifier } from '../encoder/sentenceClassifier.ts';
import { confidenceOf, fuse, type Ranked } from './fusion.ts';
import { createSpeller, type Speller } from './lexical/spelling.ts';
import { offTopicScore } from './offTopic.ts';
import { synonymTable } from './lexical/synonyms.ts';
import { NONE, type Lookup, type Match, type MatchingLibrary, type Suggestion } from './types.ts';
import { crisisOf } from './crisisOf.ts';
import { withSigns } from './foreign.ts';
import { createDetector } from '../crisis/detector.ts';
import { isPersonal, isStop, stemOf } from './lexical/stemming.ts';
import { tokenize } from '../text/tokenize.ts';

/** Below this the words fit no note well enough: a wrong answer given with confidence is worse than the default. */
const FLOOR = 2;
/** The same where a person speaks of a life: there some note nearly always fits. */
const PERSONAL_FLOOR = 0.6;
/** And where nothing speaks but likeness to what others wrote: half of what stood below it was wrong. */
const LIKENESS_FLOOR = 1.3;
/** A greeting with more words around it is a sentence about something. */
const BESIDE_SAYING = 5;
const FUZZY_THRESHOLD = 0.2;
const LONGEST_FUZZY = 16;
const MAX_MENDED = 12;

/** Below this the person is asked which of three is nearest. */
const SURE = 0.5;
const CHOICES = 3;

/** To be answered with one of these on a weak word would hurt: they need a sure word or a likely sentence. */
const CAREFUL = new Set(
  'pornography infidelity lust infertility miscarriage gossip judging-others after-abortion sexuality prison'.split(
    ' ',
  ),
);
const [SURE_WORD, LIKELY] = [2.6, 0.4];

const key = (text: string): string => tokenize(text).map(stemOf).join(' ');

export interface ClassifierFiles {
  classifier: ClassifierFile;
  dangerClassifier: ClassifierFile;
}

/** Null until the sentence encoder has been loaded, and where it can't run: then the other classifier answers alone. */
export type SentenceClassifierSource = () => SentenceClassifier | null;

interface Named {
  kind: 'challenge' | 'topic';
  id: string;
  challenge: string;
  words: string;
}

/**
 * Finds what a text is about, and whether it may speak of danger. The rules for what surely does are not here: whoever asks has
 * asked core/crisis/rules.ts before, since nothing may come before danger (docs/decisions.md 17).
 */
export const createLookup = (
  library: MatchingLibrary,
  files: ClassifierFiles,
  sentenceClassifier: SentenceClassifierSource,
): Lookup => {
  const classifier = createClassifier(files.classifier);
  const detect = createDetector(files.dangerClassifier);
  const dangers = new Map(library.challenges.flatMap(({ id, danger }) => (danger ? [[id, danger] as const] : [])));
  const titles = new Map(library.challenges.map(({ id, title }) => [id, title]));
  const phrasings = new Phrasings(library.challenges);
  const findQuotation = createQuotations(library.verses);
  const asking = new Set(library.asking.split(' '));
  const questionFor = createAskedFor(library.questions, asking);
  const sayingFor = createAskedFor(library.sayings);
  const pageFor = createAskedFor(library.pages, asking);

  // (b) and (c): what a whole query may be called by. Titles before tags, notes before older topics.
  const names = new Map<string, Named[]>();
  const name = (text: string, kind: Named['kind'], id: string, challenge: string): void => {
    const list = names.get(key(text)) ?? [];
    if (key(text) !== '') names.set(key(text), [...list, { kind, id, challenge, words: text }]);
  };
  for (const { id, title } of library.challenges) {
    name(title, 'challenge', id, id);
    name(id, 'challenge', id, id);
  }
  for (const { id, tags } of library.challenges) for (const tag of tags) name(tag, 'challenge', id, id);
  for (const { id, title, challenge, synonyms } of library.topics) {
    for (const text of [title, ...synonyms]) name(text, 'topic', id, challenge);
  }

  const patterns: Pattern[] = lexiconPatterns(library.lexicon, (id) => titles.has(id) && !dangers.has(id));
  for (const { id, title, tags } of library.challenges) {
    if (dangers.has(id)) continue;
    for (const text of [title, ...tags]) {
      const words = tokenize(text);
      if (words.every(isStop)) continue;
      patterns.push(pattern(words.join('_'), id, text === title ? 3 : 2.6));
    }
  }
  for (const { challenge, synonyms } of library.topics) {
    if (!titles.has(challenge)) continue;
    for (const text of synonyms) patterns.push(pattern(tokenize(text).join('_'), challenge, 2));
  }
  const index = new PatternIndex(patterns, classesOf(library.lexicon));

  /** Built at the first query, not before: it is a third of the work. */
  const buildSpeller = (): Speller => {
    const weights = new Map<string, number>();
    const weigh = (text: string, weight: number): void => {
      for (const word of tokenize(text)) weights.set(word, (weights.get(word) ?? 0) + weight);
    };
    for (const word of lexiconWords(library.lexicon)) weights.set(word, 3);
    for (const { title, tags, phrasings: lines } of library.challenges) {
      for (const text of lines) weigh(text, 0.3);
      for (const text of tags) weigh(text, 4);
      weigh(title, 8);
    }
    for (const { title, synonyms } of library.topics) for (const text of [title, ...synonyms]) weigh(text, 3);
    return createSpeller(weights, isOrdinary);
  };
  let built: Speller | null = null;
  const speller = (): Speller => (built ??= buildSpeller());

  // A note's synonyms are its tags (docs/specification.md 1 §3), so they are searched once.
  const items = [
    ...library.challenges.map(({ id, title, tags }) => ({ id, challenge: id, title, synonyms: [] as string[], tags })),
    ...library.topics.map(({ id, title, challenge, synonyms }) => ({ id, challenge, title, synonyms, tags: [] })),
  ];
  let fuzzyIndex: Fuse<(typeof items)[number]> | null = null;
  /** (d). Built at the first query that needs it; most don't. */
  const fuzzy = (query: string): string[] => {
    fuzzyIndex ??= new Fuse(items, { keys: ['title', 'synonyms', 'tags', 'challenge'], threshold: FUZZY_THRESHOLD });
    return fuzzyIndex.search(query, { limit: 5 }).map(({ item }) => item.challenge);
  };

  /** Unknown words read as the nearest known ones. */
  const mended = (words: readonly string[], choice = 0): string[] => {
    let left = MAX_MENDED;
    return words.map((word) => {
      if (left === 0 || word.length < 3 || speller().knows(word)) return word;
      left -= 1;
      const found = speller().candidates(word, choice + 1, words.length > 2);
      return found[choice] ?? found[0] ?? word;
    });
  };

  const byName = (words: readonly string[]): Named[] => names.get(words.map(stemOf).join(' ')) ?? [];

  const consult = (words: readonly string[]) => {
    const stems = words.map(stemOf);
    const hits = index.find(stems);
    const scores = scoreAll(words, stems, hits, phrasings);
    const said = scores.get(NONE)?.score ?? 0;
    scores.delete(NONE);
    for (const id of dangers.keys()) scores.delete(id);
    const ranked = [...scores.values()].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    return { scores, ranked, offTopic: offTopicScore(words, said, hits, speller().knows) };
  };

  /** What the lexicon alone would answer with. */
  const answerOf = (words: readonly string[], { ranked: [best], offTopic }: ReturnType<typeof consult>) =>
    best !== undefined &&
    best.score >= (words.length > 3 && words.some(isPersonal) ? PERSONAL_FLOOR : FLOOR) &&
    best.score > offTopic &&
    (best.best !== null || best.score > LIKENESS_FLOOR)
      ? best.id
      : null;

  /** All that may be meant, best first: as typed for the classifiers, which know slips, and mended for the lexicon. */
  const rank = (text: string, words: readonly string[], right: readonly string[]) => {
    const found = consult(right);
    const points = new Map([...found.scores].map(([id, { score }]) => [id, score]));
    const verdict = { scores: points, answer: answerOf(right, found), offTopic: found.offTopic };
    const { ranked, kinds } = fuse({ words: classifier, sentences: sentenceClassifier() }, text, words, verdict);
    const fit = ranked.filter(
      ({ id, probability }) =>
        id === NONE ||
        (titles.has(id) && (!CAREFUL.has(id) || probability >= LIKELY || (points.get(id) ?? 0) >= SURE_WORD)),
    );
    return { ranked: fit, kinds, offTopic: found.offTopic, hitOf: (id: string) => found.scores.get(id)?.best ?? null };
  };

  const about = (words: readonly string[], hit: Hit | null, id: string): string => {
    if (hit === null)
      return `Your words are close to what others have written about ${(titles.get(id) ?? id).toLowerCase()}.`;
    const [first = 0] = hit.at;
    const last = hit.at[hit.at.length - 1] ?? first;
    const span = words.slice(first, last + 1);
    return hit.at.length === 1 ? `You wrote about ${span.join(' ')}.` : `You wrote “${span.join(' ')}”.`;
  };

  const titlesOf = (ranked: readonly Ranked[]): Suggestion[] =>
    ranked
      .filter(({ id }) => id !== NONE)
      .slice(0, CHOICES)
      .map(({ id }) => ({ id, title: titles.get(id) ?? id }));

  const named = ({ kind, id, words }: Named): Match => {
    const danger = dangers.get(id);
    if (danger !== undefined) return crisisOf({ kind: danger, subject: 'self' });
    return { kind, id, because: `You wrote about ${words.toLowerCase()}.` };
  };

  /** What is asked in so many words, of the app or of the Bible: no note is nearer. */
  const askedPlainly = (words: readonly string[]): NoMatch | null => {
    const page = pageFor(words);
    if (page?.left === 0) return { about: 'off-topic', page: page.id };
    const question = isAsking(words) && !isTender(words) ? questionFor(words) : null;
    return question?.left === 0 ? { about: 'question', question: question.id } : null;
  };

  const find = (text: string, words: readonly string[]): Match => {
    if (words.length === 0) return nothing();

    const typed = words.join(' ');
    const [synonym] = synonymTable.get(typed)?.filter((id) => titles.has(id)) ?? [];
    if (synonym !== undefined) return { kind: 'challenge', id: synonym, because: `You wrote about ${typed}.` };

    const right = mended(words);
    for (const reading of [words, right]) {
      const [first] = byName(reading);
      if (first !== undefined) return named(first);
    }
    const saying = sayingFor(words);
    if (saying !== null && saying.left === 0 && saying.beside <= BESIDE_SAYING)
      return nothing({ about: saying.id as NoMatchKind });
    const asked = askedPlainly(words) ?? askedPlainly(right);
    if (asked !== null) return nothing(asked);
    const { ranked, kinds, offTopic, hitOf } = rank(text, words, right);
    const none = () =>
      nothing(
        noMatchOf({
          kinds,
          known: words.some((word) => speller().knows(word)),
          personal: words.some((word) => isPersonal(word)),
          question: isTender(words) ? null : questionFor(right),
          page: pageFor(right),
        }),
      );
    // Its letters alone are like those of a trouble ("flying").
    if (words.length === 1 && isOrdinary(typed)) return none();
    const [best] = ranked;
    if (best !== undefined && best.id !== NONE) {
      const found = { kind: 'challenge', id: best.id, because: about(right, hitOf(best.id), best.id) } as const;
      return confidenceOf(ranked) < SURE ? { ...found, choices: titlesOf(ranked) } : found;
    }
    if (
      typed.length <= LONGEST_FUZZY &&
      words.length <= 3 &&
      offTopic < FLOOR &&
      words.some((word) => !speller().knows(word))
    ) {
      // Looked at first: a search that is near nothing costs as much as all else together.
      const isNear = (title: string): boolean => right.some((word) => word.length >= 4 && edits(word, title, 3) <= 3);
      const close = [...titles.values()].some(isNear)
        ? fuzzy(typed).find((id) => titles.has(id) && !dangers.has(id))
        : undefined;
      const title = titles.get(close ?? '');
      if (close !== undefined && title !== undefined && isNear(title))
        return { kind: 'challenge', id: close, because: `You may have meant ${title}.` };
    }
    return none();
  };

  const match = (query: string, withoutIdioms: string): Match => {
    const reference = findReference(query);
    if (reference !== null) return { kind: 'reference', reference, because: `You asked for ${reference}.` };
    const missing = findMissing(query);
    if (missing !== null) return missing;
    const language = languageOf(query);
    if (language !== null) return nothing({ about: 'language', language });
    const words = tokenize(query);
    // What is a note's very name is meant as that. What Scripture says of death is no sign of danger.
    const isName = byName(words).length > 0;
    const quoted = isName ? null : findQuotation(words);
    if (quoted !== null) return { kind: 'reference', reference: quoted, because: `These words are in ${quoted}.` };
    const signs = isName ? null : detect(query, withoutIdioms);
    if (signs?.certain) return crisisOf(signs.danger);
    const found = find(query, words);
    const [likely] = found.kind === 'none' && found.about === 'unclear' ? languagesFor(query) : [];
    return withSigns(likely === undefined ? found : nothing({ about: 'language', language: likely }), signs);
  };

  const suggest = (query: string, limit = 3): Suggestion[] => {
    const words = tokenize(query);
    const found = new Set<string>();
    const add = (ids: Iterable<string>): void => {
      for (const id of ids) if (titles.has(id) && found.size < limit) found.add(id);
    };
    add(synonymTable.get(words.join(' ')) ?? []);
    add(byName(words).map(({ challenge }) => challenge));
    const readings = [0, 1, 2].map((choice) => mended(words, choice));
    for (const reading of readings) add(byName(reading).map(({ challenge }) => challenge));
    add(
      rank(query, words, readings[0] ?? words)
        .ranked.filter(({ id }) => id !== NONE)
        .map(({ id }) => id),
    );
    const typed = words.join(' ');
    if (found.size < limit && typed.length >= 3 && typed.length <= LONGEST_FUZZY) add(fuzzy(typed));
    return [...found].slice(0, limit).map((id) => ({ id, title: titles.get(id) ?? id }));
  };

  return { match, suggest };
};
