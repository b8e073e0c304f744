import type { Prayer } from '../../../core/contract/journal.ts';
import { searchedWords, searchWords, type JournalFilter } from '../../../core/journal/filter.ts';

/** Terms are looked up by so many of their first letters, then one by one. */
const PREFIX_LENGTH = 3;

/** What else a prayer can be filtered by, as terms that nobody can type: they begin with a character of no script. */
const categoryTerm = (name: string) => `\uE000c${name}`;
const tagTerm = (name: string) => `\uE000t${name}`;
const answeredTerm = (answered: boolean) => (answered ? '\uE000answered' : '\uE000open');

const termsOf = (prayer: Prayer): Set<string> =>
  new Set([
    ...searchedWords(prayer),
    categoryTerm(prayer.category),
    ...prayer.tags.map(tagTerm),
    answeredTerm(prayer.answeredAt !== null),
  ]);

/** Binary search: where a number is, or would be, in an ascending list. */
const indexIn = (list: readonly number[], number: number): number => {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((list[middle] ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Which slots have a term, ascending; and the terms that begin with some letters. */
class Postings {
  private readonly slots = new Map<string, number[]>();
  private readonly byPrefix = new Map<string, string[]>();

  of(term: string): readonly number[] {
    return this.slots.get(term) ?? [];
  }

  /** Those of each term that begins so. */
  *beginningWith(typed: string): Generator<readonly number[]> {
    if (typed.length >= PREFIX_LENGTH) {
      for (const term of this.byPrefix.get(typed.slice(0, PREFIX_LENGTH)) ?? [])
        if (term.startsWith(typed)) yield this.of(term);
      return;
    }
    for (const [prefix, terms] of this.byPrefix)
      if (prefix.startsWith(typed)) for (const term of terms) yield this.of(term);
  }

  add(term: string, slot: number): void {
    const list = this.slots.get(term) ?? this.newTerm(term);
    const index = indexIn(list, slot);
    if (list[index] !== slot) list.splice(index, 0, slot);
  }

  remove(term: string, slot: number): void {
    const list = this.slots.get(term) ?? [];
    const index = indexIn(list, slot);
    if (list[index] === slot) list.splice(index, 1);
  }

  private newTerm(term: string): number[] {
    const list: number[] = [];
    this.slots.set(term, list);
    const prefix = term.slice(0, PREFIX_LENGTH);
    const terms = this.byPrefix.get(prefix);
    if (terms) terms.push(term);
    else this.byPrefix.set(prefix, [term]);
    return list;
  }
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** An inverted index over prayers, in memory alone: on the disk their words are encrypted. */
export const createSearchIndex = () => {
  const postings = new Postings();
  // A prayer has a small number, its slot, which is given again when the prayer is removed.
  const slotOf = new Map<string, number>();
  const ids: string[] = [];
  const free: number[] = [];

  return {
    put(prayer: Prayer) {
      const slot = slotOf.get(prayer.id) ?? free.pop() ?? slotOf.size;
      slotOf.set(prayer.id, slot);
      ids[slot] = prayer.id;
      for (const term of termsOf(prayer)) postings.add(term, slot);
    },
    /** `prayer` as it was put. */
    remove(prayer: Prayer) {
      const slot = slotOf.get(prayer.id);
      if (slot === undefined) return;
      for (const term of termsOf(prayer)) postings.remove(term, slot);
      slotOf.delete(prayer.id);
      free.push(slot);
    },
    /** What a filter lets through of the prayers that were put in. */
    find(filter: JournalFilter) {
      const sought = [
        ...searchWords(filter.words).map((word) => postings.beginningWith(word)),
        ...(filter.category ? [[postings.of(categoryTerm(filter.category))]] : []),
        ...(filter.tag ? [[postings.of(tagTerm(filter.tag))]] : []),
        ...(filter.which === 'all' ? [] : [[postings.of(answeredTerm(filter.which === 'answered'))]]),
      ];
      /** How many of the sought terms a slot has, one after the other. */
      const met = new Uint8Array(slotOf.size + free.length);
      let found = slotOf.size;
      for (const [index, lists] of sought.entries()) {
        found = 0;
        for (const list of lists)
          for (const slot of list)
            if (met[slot] === index) {
              met[slot] = index + 1;
              found++;
            }
      }
      return {
        found,
        has: (id: string) => {
          const slot = slotOf.get(id);
          return slot !== undefined && met[slot] === sought.length;
        },
        /** In no order. */
        ids: () => ids.filter((id, slot) => met[slot] === sought.length && slotOf.get(id) === slot),
      };
    },
  };
};
