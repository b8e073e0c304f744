import type { Prayer } from '../contract/journal.ts';
import type { Period } from './period.ts';

/** What a person narrows their journal to. */
export interface JournalFilter {
  words: string;
  /** Empty: all of them. */
  category: string;
  tag: string;
  which: 'all' | 'open' | 'answered';
  /** When it was written or answered. */
  period: Period;
}

export const noFilter: JournalFilter = { words: '', category: '', tag: '', which: 'all', period: '' };

export const isFiltered = ({ words, category, tag, which, period }: JournalFilter): boolean =>
  words.trim() !== '' || category !== '' || tag !== '' || which !== 'all' || period !== '';

/** The words of a text as they are compared: without case and accents; an emoji is a word of its own. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];

const MAX_WORDS = 12;

/** The words that somebody typed into the search, each perhaps only begun. */
export const searchWords = (typed: string): string[] => wordsOf(typed).slice(0, MAX_WORDS);

/** All words of a prayer: title, text, category, tags, answer, updates, and texts that wait to be chosen from. */
export const searchedWords = ({ title, content, category, tags, answerStory, updates, conflicts }: Prayer): string[] =>
  wordsOf(
    [
      title,
      content,
      category,
      ...tags,
      answerStory ?? '',
      ...updates.map(({ text }) => text),
      ...conflicts.flatMap((copy) => [copy.title, copy.content]),
    ].join('\n'),
  );

const searched = new WeakMap<Prayer, string>();

/** Whether each word begins a word of the prayer. */
export const hasWords = (prayer: Prayer, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  let text = searched.get(prayer);
  if (text === undefined) searched.set(prayer, (text = ` ${searchedWords(prayer).join(' ')}`));
  return words.every((word) => text.includes(` ${word}`));
};

/** Whether a prayer is one of those chosen, whatever its words and its days. */
export const matchesFilter = (
  prayer: Prayer,
  { category, tag, which }: Pick<JournalFilter, 'category' | 'tag' | 'which'>,
): boolean =>
  (!category || prayer.category === category) &&
  (!tag || prayer.tags.includes(tag)) &&
  (which === 'all' || (prayer.answeredAt !== null) === (which === 'answered'));

/** What was used before, the most used first. */
const byUse = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0])).map(([name]) => name);

/** The categories and tags that prayers have, for choosing from. */
export const categoriesAndTags = (prayers: Iterable<Prayer>): { categories: string[]; tags: string[] } => {
  const categories = new Map<string, number>();
  const tags = new Map<string, number>();
  for (const prayer of prayers) {
    if (prayer.category) categories.set(prayer.category, (categories.get(prayer.category) ?? 0) + 1);
    for (const tag of prayer.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  }
  return { categories: byUse(categories), tags: byUse(tags) };
};
