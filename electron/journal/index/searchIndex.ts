import type { Prayer } from '../../../core/contract/journal.ts';
import { searchedWords, soughtWords, type JournalFilter } from '../../../core/journal/filter.ts';

/** What a filter lets through of the prayers that were put in. */
export interface Hits {
  found: number;
  has(id: string): boolean;
  /** In no order. */
  ids(): string[];
}

/** Full-text search over prayers, in memory alone: on the disk their words are sealed. */
export interface SearchIndex {
  put(prayer: Prayer): void;
  /** `prayer` as it was put. */
  remove(prayer: Prayer): void;
  find(filter: JournalFilter): Hits;
}

/** Words are looked up by so many of their first letters, then one by one. */
const LETTERS = 3;

/** What a prayer can be narrowed by, as words that nobody can type: a sign of no script stands before them. */
const category = (name: string) => `\uE000c${name}`;
const tag = (name: string) => `\uE000t${name}`;
const which = (answered: boolean) => (answered ? '\uE000answered' : '\uE000open');

const wordsIn = (prayer: Prayer): Set<string> =>
  new Set([
    ...searchedWords(prayer),
    category(prayer.category),
    ...prayer.tags.map(tag),
    which(prayer.answeredAt !== null),
  ]);

/** Where a place stands, or would stand, in an ascending list. */
const indexIn = (list: readonly number[], place: number): number => {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((list[middle] ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
};

export const createSearchIndex = (): SearchIndex => {
  /** The places of the prayers in which a word stands, ascending. */
  const places = new Map<string, number[]>();
  const beginnings = new Map<string, string[]>();
  const placeOf = new Map<string, number>();
  const ids: string[] = [];
  const free: number[] = [];

  const listFor = (word: string): number[] => {
    const known = places.get(word);
    if (known) return known;
    const list: number[] = [];
    places.set(word, list);
    const beginning = word.slice(0, LETTERS);
    const words = beginnings.get(beginning);
    if (words) words.push(word);
    else beginnings.set(beginning, [word]);
    return list;
  };
  /** The lists of all words that begin so. */
  function* begunWith(typed: string): Generator<readonly number[]> {
    const lists = (words: readonly string[]) =>
      words.flatMap((word) => (word.startsWith(typed) ? [places.get(word) ?? []] : []));
    if (typed.length >= LETTERS) return yield* lists(beginnings.get(typed.slice(0, LETTERS)) ?? []);
    for (const [beginning, words] of beginnings) if (beginning.startsWith(typed)) yield* lists(words);
  }
  const exactly = (word: string): readonly number[][] => [places.get(word) ?? []];

  return {
    put(prayer) {
      const place = placeOf.get(prayer.id) ?? free.pop() ?? placeOf.size;
      placeOf.set(prayer.id, place);
      ids[place] = prayer.id;
      for (const word of wordsIn(prayer)) {
        const list = listFor(word);
        const index = indexIn(list, place);
        if (list[index] !== place) list.splice(index, 0, place);
      }
    },
    remove(prayer) {
      const place = placeOf.get(prayer.id);
      if (place === undefined) return;
      for (const word of wordsIn(prayer)) {
        const list = places.get(word) ?? [];
        const index = indexIn(list, place);
        if (list[index] === place) list.splice(index, 1);
      }
      placeOf.delete(prayer.id);
      free.push(place);
    },
    find(filter) {
      const sought = [
        ...soughtWords(filter.words).map(begunWith),
        ...(filter.category ? [exactly(category(filter.category))] : []),
        ...(filter.tag ? [exactly(tag(filter.tag))] : []),
        ...(filter.which === 'all' ? [] : [exactly(which(filter.which === 'answered'))]),
      ];
      /** How many of the sought words a place has, one after the other. */
      const met = new Uint8Array(placeOf.size + free.length);
      let found = placeOf.size;
      for (const [index, lists] of sought.entries()) {
        found = 0;
        for (const list of lists)
          for (const place of list)
            if (met[place] === index) {
              met[place] = index + 1;
              found++;
            }
      }
      return {
        found,
        has: (id) => {
          const place = placeOf.get(id);
          return place !== undefined && met[place] === sought.length;
        },
        ids: () => ids.filter((id, place) => met[place] === sought.length && placeOf.get(id) === place),
      };
    },
  };
};
