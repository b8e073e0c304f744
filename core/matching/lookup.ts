import { createClassifier, type ClassifierFile } from '../classifier/classifier.ts';
import { createDetector } from '../crisis/detector.ts';
import { languageOf, languagesFor } from '../crisis/languages/languageOf.ts';
import type { SentenceClassifier } from '../encoder/sentenceClassifier.ts';
import { asTyped, tokenize } from '../text/tokenize.ts';
import { createAskedFor, isAsking, isTender } from './askedFor.ts';
import { createFuzzyTitles, isNearTitle } from './finding/fuzzyTitles.ts';
import { createMending } from './finding/mending.ts';
import { createNames, type Named } from './finding/names.ts';
import { createRanking, FLOOR } from './finding/ranking.ts';
import { crisisOf, withSigns } from './signs.ts';
import { confidenceOf, type Ranked } from './fusion.ts';
import { isOrdinary } from './lexical/ordinaryWords.ts';
import type { Hit } from './lexical/patterns.ts';
import { isPersonal } from './lexical/stemming.ts';
import { synonymTable } from './lexical/synonyms.ts';
import { noMatchOf, type NoMatch, type NoMatchKind } from './noMatch.ts';
import { createQuotations } from './quotations.ts';
import { findMissing, findReference, nothing } from './reference.ts';
import { NONE, type Lookup, type Match, type MatchingLibrary, type Suggestion } from './types.ts';

/** A greeting with more words around it is a sentence about something. */
const BESIDE_SAYING = 5;

/** Below this the person is asked which of three is nearest. */
const SURE = 0.5;
const CHOICES = 3;

export interface ClassifierFiles {
  classifier: ClassifierFile;
  dangerClassifier: ClassifierFile;
}

/** Null until the sentence encoder has been loaded, and where it can't run: then the other classifier answers alone. */
export type SentenceClassifierSource = () => SentenceClassifier | null;

/** What each step of the order asks, made of the library once. */
const createSteps = (
  library: MatchingLibrary,
  files: ClassifierFiles,
  sentenceClassifier: SentenceClassifierSource,
) => {
  const asking = new Set(library.asking.split(' '));
  const { knows, mended } = createMending(library);
  const classifier = createClassifier(files.classifier);
  return {
    titles: new Map(library.challenges.map(({ id, title }) => [id, title])),
    dangers: new Map(library.challenges.flatMap(({ id, danger }) => (danger ? [[id, danger] as const] : []))),
    detect: createDetector(files.dangerClassifier),
    findQuotation: createQuotations(library.verses),
    questionFor: createAskedFor(library.questions, asking),
    sayingFor: createAskedFor(library.sayings),
    pageFor: createAskedFor(library.pages, asking),
    byName: createNames(library),
    fuzzy: createFuzzyTitles(library),
    rank: createRanking(library, { classifier, sentenceClassifier, knows }),
    knows,
    mended,
  };
};

type Steps = ReturnType<typeof createSteps>;

/** Quotes what was typed as it was typed: who wrote "can't" did not write "cant". */
const about = ({ titles }: Steps, text: string, words: readonly string[], hit: Hit | null, id: string): string => {
  if (hit === null)
    return `Your words are close to what others have written about ${(titles.get(id) ?? id).toLowerCase()}.`;
  const [first = 0] = hit.at;
  if (hit.at.length === 1) return `You wrote about ${words[first] ?? id}.`;
  const last = hit.at[hit.at.length - 1] ?? first;
  return `You wrote “${asTyped(text, first, last) || words.slice(first, last + 1).join(' ')}”.`;
};

const titlesOf = ({ titles }: Steps, ranked: readonly Ranked[]): Suggestion[] =>
  ranked
    .filter(({ id }) => id !== NONE)
    .slice(0, CHOICES)
    .map(({ id }) => ({ id, title: titles.get(id) ?? id }));

const named = ({ dangers }: Steps, { kind, id, words }: Named): Match => {
  const danger = dangers.get(id);
  if (danger !== undefined) return crisisOf({ kind: danger, subject: 'self' });
  return { kind, id, because: `You wrote about ${words.toLowerCase()}.` };
};

/** What is asked in so many words, of the app or of the Bible: no note is nearer. */
const askedPlainly = ({ pageFor, questionFor }: Steps, words: readonly string[]): NoMatch | null => {
  const page = pageFor(words);
  if (page?.left === 0) return { about: 'off-topic', page: page.id };
  const question = isAsking(words) && !isTender(words) ? questionFor(words) : null;
  return question?.left === 0 ? { about: 'question', question: question.id } : null;
};

/** What the whole query is called by, or asks in so many words; null where it has to be weighed. */
const findWhole = (steps: Steps, words: readonly string[], right: readonly string[]): Match | null => {
  const { titles, byName, sayingFor } = steps;
  const typed = words.join(' ');
  const [synonym] = synonymTable.get(typed)?.filter((id) => titles.has(id)) ?? [];
  if (synonym !== undefined) return { kind: 'challenge', id: synonym, because: `You wrote about ${typed}.` };
  for (const reading of [words, right]) {
    const [first] = byName(reading);
    if (first !== undefined) return named(steps, first);
  }
  const saying = sayingFor(words);
  if (saying !== null && saying.left === 0 && saying.beside <= BESIDE_SAYING)
    return nothing({ about: saying.id as NoMatchKind });
  const asked = askedPlainly(steps, words) ?? askedPlainly(steps, right);
  return asked && nothing(asked);
};

/** A title that the words may be a slip of; undefined where they are near none. */
const findSlip = (steps: Steps, words: readonly string[], right: readonly string[]): Match | undefined => {
  const { titles, dangers, fuzzy, knows } = steps;
  if (words.length > 3 || words.every(knows)) return undefined;
  if (![...titles.values()].some((title) => isNearTitle(right, title))) return undefined;
  const close = fuzzy(words.join(' ')).find((id) => titles.has(id) && !dangers.has(id));
  const title = titles.get(close ?? '');
  if (close === undefined || title === undefined || !isNearTitle(right, title)) return undefined;
  return { kind: 'challenge', id: close, because: `You may have meant ${title}.` };
};

const find = (steps: Steps, text: string, words: readonly string[]): Match => {
  const { knows, mended, rank, questionFor, pageFor } = steps;
  if (words.length === 0) return nothing();
  const right = mended(words);
  const whole = findWhole(steps, words, right);
  if (whole !== null) return whole;
  const { ranked, kinds, offTopic, hitOf } = rank(text, words, right);
  const none = () =>
    nothing(
      noMatchOf({
        kinds,
        known: words.some(knows),
        personal: words.some((word) => isPersonal(word)),
        question: isTender(words) ? null : questionFor(right),
        page: pageFor(right),
      }),
    );
  // Its letters alone are like those of a trouble ("flying").
  if (words.length === 1 && isOrdinary(words.join(' '))) return none();
  const [best] = ranked;
  if (best !== undefined && best.id !== NONE) {
    const found = {
      kind: 'challenge',
      id: best.id,
      because: about(steps, text, right, hitOf(best.id), best.id),
    } as const;
    return confidenceOf(ranked) < SURE ? { ...found, choices: titlesOf(steps, ranked) } : found;
  }
  return (offTopic < FLOOR ? findSlip(steps, words, right) : undefined) ?? none();
};

const match = (steps: Steps, query: string, withoutIdioms: string): Match => {
  const { byName, findQuotation, detect } = steps;
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
  const found = find(steps, query, words);
  const [likely] = found.kind === 'none' && found.about === 'unclear' ? languagesFor(query) : [];
  return withSigns(likely === undefined ? found : nothing({ about: 'language', language: likely }), signs);
};

const suggest = ({ titles, byName, mended, rank, fuzzy }: Steps, query: string, limit: number): Suggestion[] => {
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
  if (found.size < limit && typed.length >= 3) add(fuzzy(typed));
  return [...found].slice(0, limit).map((id) => ({ id, title: titles.get(id) ?? id }));
};

/**
 * Finds what a text is about, and whether it may speak of danger. The rules for what surely does are not here: whoever asks has
 * asked core/crisis/rules.ts before, since nothing may come before danger (docs/decisions.md 17).
 */
export const createLookup = (
  library: MatchingLibrary,
  files: ClassifierFiles,
  sentenceClassifier: SentenceClassifierSource,
): Lookup => {
  const steps = createSteps(library, files, sentenceClassifier);
  return {
    match: (query, withoutIdioms) => match(steps, query, withoutIdioms),
    suggest: (query, limit = CHOICES) => suggest(steps, query, limit),
  };
};
