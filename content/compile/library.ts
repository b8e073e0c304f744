import { createHash } from 'node:crypto';
import type { Challenge, CrisisCards } from '../../core/contract/content.ts';
import type { Crisis, CrisisCard, Library, LifeNote, TopicContent } from '../../core/contract/library.ts';
import { compactPhrasings, packLexicon } from '../../core/matching/compact.ts';
import { lexicon } from '../../core/matching/lexicon/index.ts';
import type { ClassifierFile } from '../../core/classifier/classifier.ts';
import { packVerses } from '../../core/matching/quotations.ts';
import { readFamousVerses } from './famousVerses.ts';
import { ContentError, type Content } from './files.ts';
import { typographic } from './typography.ts';
import { buildNoMatch, buildQuestions, sayingsOf } from './noMatch.ts';
import { packJoiner } from './verses.ts';

interface Classifiers {
  classifier: ClassifierFile;
  dangerClassifier: ClassifierFile;
  foreignDangerClassifier: ClassifierFile;
}

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

/** Joins verses and titles into the one form that browser, desktop and server load. Throws ContentError. */
export const buildLibrary = (content: Content, classifiers: Classifiers): Library => {
  const join = packJoiner(content.esv);
  const titles = new Map(content.challenges.map((each) => [each.id, each.title]));
  const titleOf = (id: string, where: string) => {
    const title = titles.get(id);
    if (title === undefined) throw new ContentError(`${where}: there is no challenge ${id}`);
    return title;
  };
  const categories = new Set(content.categories.map((each) => each.id));

  const notes = content.challenges.map((each): LifeNote => {
    const where = `content/challenges/${each.id}.md`;
    if (!categories.has(each.category)) throw new ContentError(`${where}: there is no category ${each.category}`);
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
      ...(each.danger && { danger: each.danger }),
      ...(each.helplines && { helplines: each.helplines }),
    };
  });

  const sad = new Set(content.challenges.flatMap(({ id, helplines }) => (helplines ? [id] : [])));
  const topics = content.topics.map((each): TopicContent => {
    const { references, ...rest } = each;
    titleOf(each.challenge, `content/topics/${each.id}.md`);
    const set = { notes: each.notes.map(typographic), prayers: each.prayers.map(typographic) };
    return {
      ...rest,
      ...set,
      verses: references.map((ref) => join(ref, `content/topics/${each.id}.md`)),
      ...(sad.has(each.challenge) && { helplines: true }),
    };
  });

  const { result, passage, additional } = content.offline;
  const where = 'content/offline.json';
  const library = {
    categories: content.categories,
    notes,
    topics,
    offline: {
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
    },
    noMatch: buildNoMatch({
      file: content.noMatch,
      supportEmail: content.brand.supportEmail,
      join,
      titleOf,
    }),
    questions: buildQuestions(content.questions),
    themes: Object.fromEntries(
      Object.entries(content.themes).map(([theme, refs]) => [
        theme,
        refs.map((ref) => join(ref, 'content/themes.json')),
      ]),
    ),
    helplines: content.helplines,
    crisis: crisisOf(content.crisis, join),
    trending: content.curated.trending.map((id) => ({ id, title: titleOf(id, 'content/curated.json') })),
    weekly: content.curated.weekly,
    matching: {
      challenges: compactPhrasings(
        content.challenges.map(({ id, title, tags, phrasings, danger }) => ({
          id,
          title,
          tags,
          phrasings,
          ...(danger && { danger }),
        })),
      ),
      topics: content.topics.map(({ id, title, challenge, synonyms }) => ({ id, title, challenge, synonyms })),
      lexicon: packLexicon(lexicon),
      verses: packVerses(readFamousVerses(content.famousVerses)),
      asking: content.noMatch.asking,
      questions: Object.fromEntries(content.questions.map(({ id, phrases }) => [id, phrases.join(';')])),
      pages: Object.fromEntries(content.noMatch.pages.map(({ id, phrases }) => [id, phrases.replaceAll('; ', ';')])),
      sayings: sayingsOf(content.noMatch),
    },
    ...classifiers,
  };
  const version = createHash('sha256').update(JSON.stringify(library)).digest('hex').slice(0, 16);
  return { version, ...library };
};
