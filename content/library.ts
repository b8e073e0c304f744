import { createHash } from 'node:crypto';
import type { Library, LifeNote, TopicContent } from '../core/contract/library.ts';
import { ContentError, type Content } from './files.ts';
import { packJoiner } from './verses.ts';

/** Joins verses and titles into the one form that browser, desktop and server load. Throws ContentError. */
export const buildLibrary = (content: Content): Library => {
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
      reflection: each.reflection,
      prayer: each.prayer,
      tags: each.tags,
      references: each.references.map(({ ref, why }) => ({ ...join(ref, where), why })),
      reminders: each.reminders,
      resources: each.resources,
      related: each.related.map((id) => ({ id, title: titleOf(id, where) })),
      nextStep: each.nextStep,
    };
  });

  const topics = content.topics.map((each): TopicContent => {
    const { references, ...rest } = each;
    titleOf(each.challenge, `content/topics/${each.id}.md`);
    return { ...rest, verses: references.map((ref) => join(ref, `content/topics/${each.id}.md`)) };
  });

  const { result, additional } = content.offline;
  const where = 'content/offline.json';
  const library = {
    categories: content.categories,
    notes,
    topics,
    offline: {
      result: { ...result, verse: join(result.verse, where) },
      additional: {
        bibleReferences: additional.references.map((ref) => join(ref, where)),
        stickyNoteExamples: additional.reminders.map(({ note, place }) => ({ note, placement: place })),
        resources: additional.resources,
        relatedTopics: additional.related,
        prayer: additional.prayer,
      },
    },
    themes: Object.fromEntries(
      Object.entries(content.themes).map(([theme, refs]) => [theme, refs.map((ref) => join(ref, 'content/themes.json'))]),
    ),
    helplines: content.helplines,
    trending: content.curated.trending.map((id) => ({ id, title: titleOf(id, 'content/curated.json') })),
    weekly: content.curated.weekly,
    matching: {
      challenges: content.challenges.map(({ id, title, category, tags, phrasings }) => ({
        id,
        title,
        category,
        tags,
        phrasings,
      })),
      topics: content.topics.map(({ id, title, challenge, synonyms }) => ({ id, title, challenge, synonyms })),
    },
  };
  const version = createHash('sha256').update(JSON.stringify(library)).digest('hex').slice(0, 16);
  return { version, ...library };
};
