import { createHash } from 'node:crypto';
import type { Challenge, CrisisCards } from '../../core/contract/content.ts';
import type { Crisis, CrisisCard, Library, LifeNote, TopicContent } from '../../core/contract/library.ts';
import { compactPhrasings, packLexicon } from '../../core/matching/compact.ts';
import { lexicon } from '../../core/matching/lexicon/index.ts';
import { packVerses } from '../../core/matching/quotations.ts';
import type { readClassifiers } from './classifiers.ts';
import { readFamousVerses } from './famousVerses.ts';
import { ContentError, type Content } from './files.ts';
import { typographic } from './typography.ts';
import { buildNoMatch, buildQuestions, sayingsOf } from './noMatch.ts';
import { packJoiner } from './verses.ts';

type Classifiers = ReturnType<typeof readClassifiers>;
type Join = ReturnType<typeof packJoiner>;

const crisisOf = (cards: CrisisCards, join: Join): Crisis => {
  const card = (each: CrisisCards['general']): CrisisCard => ({
    ...each,
    text: typographic(each.text),
    verse: join(each.verse, 'content/crisis.json'),
    prayer: typographic(each.prayer),
  });
  const cardsOf = ({ self, other }: CrisisCards['suicide']) => ({ self: card(self), other: card(other) });
  return {
    general: card(cards.general),
    cards: {
      suicide: cardsOf(cards.suicide),
      'self-harm': cardsOf(cards['self-harm']),
      abuse: cardsOf(cards.abuse),
      harming: cardsOf(cards.harming),
    },
    strip: cards.strip,
    languages: cards.languages,
  };
};

const setResource = (each: Challenge['resources'][number]) => ({
  ...each,
  title: typographic(each.title),
  description: typographic(each.description),
});

/** The titles of all challenges, and whoever asks for one that is not there is told in which file. */
const createTitles = (challenges: readonly Challenge[]) => {
  const titles = new Map(challenges.map((each) => [each.id, each.title]));
  return (id: string, where: string): string => {
    const title = titles.get(id);
    if (title === undefined) throw new ContentError(`${where}: there is no challenge ${id}`);
    return title;
  };
};

type TitleOf = ReturnType<typeof createTitles>;

const buildNote = (each: Challenge, join: Join, titleOf: TitleOf): LifeNote => {
  const where = `content/challenges/${each.id}.md`;
  return {
    id: each.id,
    challenge: each.title,
    category: each.category,
    verse: join(each.verse, where),
    reflection: typographic(each.reflection),
    prayer: typographic(each.prayer),
    tags: each.tags,
    references: each.references.map(({ ref, why }) => ({ ...join(ref, where), why: typographic(why) })),
    reminders: each.reminders.map(({ note, place }) => ({ note: typographic(note), place: typographic(place) })),
    resources: each.resources.map(setResource),
    related: each.related.map((id) => ({ id, title: titleOf(id, where) })),
    nextStep: typographic(each.nextStep),
    danger: each.danger,
    helplines: each.helplines,
  };
};

const buildNotes = ({ challenges, categories }: Content, join: Join, titleOf: TitleOf): LifeNote[] => {
  const known = new Set(categories.map(({ id }) => id));
  return challenges.map((each) => {
    if (!known.has(each.category))
      throw new ContentError(`content/challenges/${each.id}.md: there is no category ${each.category}`);
    return buildNote(each, join, titleOf);
  });
};

const buildTopics = ({ topics, challenges }: Content, join: Join, titleOf: TitleOf): TopicContent[] => {
  const withHelplines = new Set(challenges.flatMap(({ id, helplines }) => (helplines ? [id] : [])));
  return topics.map(({ references, ...topic }) => {
    const where = `content/topics/${topic.id}.md`;
    titleOf(topic.challenge, where);
    return {
      ...topic,
      notes: topic.notes.map(typographic),
      prayers: topic.prayers.map(typographic),
      verses: references.map((ref) => join(ref, where)),
      helplines: withHelplines.has(topic.challenge) || undefined,
    };
  });
};

const buildOffline = ({ result, passage, additional }: Content['offline'], join: Join): Library['offline'] => {
  const where = 'content/offline.json';
  return {
    result: {
      topic: result.topic,
      verse: join(result.verse, where),
      note: typographic(result.note),
      prayer: typographic(result.prayer),
    },
    passage: { note: typographic(passage.note), prayer: typographic(passage.prayer) },
    additional: {
      bibleReferences: additional.references.map((ref) => join(ref, where)),
      stickyNoteExamples: additional.reminders.map(({ note, place }) => ({
        note: typographic(note),
        placement: place,
      })),
      resources: additional.resources.map(setResource),
      relatedTopics: additional.related,
      prayer: typographic(additional.prayer),
    },
  };
};

const buildMatching = ({ challenges, topics, famousVerses, noMatch, questions }: Content): Library['matching'] => ({
  challenges: compactPhrasings(
    challenges.map(({ id, title, tags, phrasings, danger }) => ({ id, title, tags, phrasings, danger })),
  ),
  topics: topics.map(({ id, title, challenge, synonyms }) => ({ id, title, challenge, synonyms })),
  lexicon: packLexicon(lexicon),
  verses: packVerses(readFamousVerses(famousVerses)),
  asking: noMatch.asking,
  questions: Object.fromEntries(questions.map(({ id, phrases }) => [id, phrases.join(';')])),
  pages: Object.fromEntries(noMatch.pages.map(({ id, phrases }) => [id, phrases.replaceAll('; ', ';')])),
  sayings: sayingsOf(noMatch),
});

/** Joins verses and titles into the one form that browser, desktop and server load. Throws ContentError. */
export const buildLibrary = (content: Content, classifiers: Classifiers): Library => {
  const join = packJoiner(content.esv);
  const titleOf = createTitles(content.challenges);
  const library = {
    categories: content.categories,
    notes: buildNotes(content, join, titleOf),
    topics: buildTopics(content, join, titleOf),
    offline: buildOffline(content.offline, join),
    noMatch: buildNoMatch({ file: content.noMatch, supportEmail: content.brand.supportEmail, join, titleOf }),
    questions: buildQuestions(content.questions),
    themes: Object.fromEntries(
      Object.entries(content.themes).map(([theme, refs]) => [
        theme,
        refs.map((ref) => join(ref, 'content/themes.json')),
      ]),
    ),
    helplines: content.helplines,
    crisis: crisisOf(content.crisis, join),
    about: content.about,
    trending: content.curated.trending.map((id) => ({ id, title: titleOf(id, 'content/curated.json') })),
    weekly: content.curated.weekly,
    matching: buildMatching(content),
    ...classifiers,
  };
  const version = createHash('sha256').update(JSON.stringify(library)).digest('hex').slice(0, 16);
  return { version, ...library };
};
