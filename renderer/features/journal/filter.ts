import type { JournalEntry } from '../../../core/sync/view.ts';

export interface Filter {
  words: string;
  /** Empty: all of them. */
  category: string;
  tag: string;
  which: 'all' | 'open' | 'answered';
}

export const noFilter: Filter = { words: '', category: '', tag: '', which: 'all' };

export const isFiltered = (filter: Filter): boolean =>
  filter.words.trim() !== '' || filter.category !== '' || filter.tag !== '' || filter.which !== 'all';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Entries in which every word occurs somewhere: title, prayer, updates, story, category, tags. */
export const filterEntries = (entries: readonly JournalEntry[], filter: Filter): readonly JournalEntry[] => {
  if (!isFiltered(filter)) return entries;
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  return entries.filter(({ prayer }) => {
    if (filter.category && prayer.category !== filter.category) return false;
    if (filter.tag && !prayer.tags.includes(filter.tag)) return false;
    if (filter.which === 'answered' && prayer.answeredAt === null) return false;
    if (filter.which === 'open' && prayer.answeredAt !== null) return false;
    if (words.length === 0) return true;
    const texts = [prayer.title, prayer.content, prayer.category, ...prayer.tags, prayer.answerStory ?? ''];
    const all = plain([...texts, ...prayer.updates.map(({ text }) => text)].join('\n'));
    return words.every((word) => all.includes(word));
  });
};

/** What was used before, the most used first. */
const byUse = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0])).map(([name]) => name);
};

export const categoriesOf = (entries: readonly JournalEntry[]): string[] =>
  byUse(entries.map(({ prayer }) => prayer.category).filter(Boolean));

export const tagsOf = (entries: readonly JournalEntry[]): string[] =>
  byUse(entries.flatMap(({ prayer }) => prayer.tags));
