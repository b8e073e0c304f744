import { createHash } from 'node:crypto';
import type { Challenge } from '../core/contract/content.ts';
import type { Library, LifeNote, TopicContent } from '../core/contract/library.ts';
import { compactPhrasings, packLexicon } from '../core/matching/compact.ts';
import { lexicon } from '../core/matching/lexicon/index.ts';
import type { ClassifierFile } from '../core/matching/model/classifier.ts';
import { ContentError, type Content } from './files.ts';
import { typographic } from './typography.ts';
import { buildNoMatch, buildQuestions, sayingsOf } from './noMatch.ts';
import { packJoiner } from './verses.ts';

const setResource = (each: Challenge['resources'][number]) => ({
  ...each,
  title: typographic(each.title),
  description: typographic(each.description),
});

/** Joins verses and titles into the one form that browser, desktop and server load. Throws ContentError. */
export const buildLibrary = (content: Content, classifier: ClassifierFile): Library => {
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
    };
  });

  const topics = content.topics.map((each): TopicContent => {
    const { references, ...rest } = each;
    titleOf(each.challenge, `content/topics/${each.id}.md`);
    const set = { notes: each.notes.map(typographic), prayers: each.prayers.map(typographic) };
    return { ...rest, ...set, verses: references.map((ref) => join(ref, `content/topics/${each.id}.md`)) };
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
      helpline: content.helplines.everywhere.url,
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
    trending: content.curated.trending.map((id) => ({ id, title: titleOf(id, 'content/curated.json') })),
    weekly: content.curated.weekly,
    matching: {
      challenges: compactPhrasings(
        content.challenges.map(({ id, title, tags, phrasings }) => ({ id, title, tags, phrasings })),
      ),
      topics: content.topics.map(({ id, title, challenge, synonyms }) => ({ id, title, challenge, synonyms })),
      lexicon: packLexicon(lexicon),
      asking: content.noMatch.asking,
      questions: Object.fromEntries(content.questions.map(({ id, phrases }) => [id, phrases.join(';')])),
      pages: Object.fromEntries(content.noMatch.pages.map(({ id, phrases }) => [id, phrases.replaceAll('; ', ';')])),
      sayings: sayingsOf(content.noMatch),
    },
    classifier,
  };
  const version = createHash('sha256').update(JSON.stringify(library)).digest('hex').slice(0, 16);
  return { version, ...library };
};
