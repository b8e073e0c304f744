import type { Prayer } from '../contract/journal.ts';
import { answeredPage, byAnswer, type AnsweredPage, type AnsweredQuery } from './answered.ts';
import { dayIn, onThisDay, type Remembered } from './onThisDay.ts';
import { hasWords, matchesFilter, isFiltered, categoriesAndTags, searchWords, type JournalFilter } from './filter.ts';
import type { ItemState } from './types.ts';
import type { JournalEntry } from './entries.ts';

/** What a screen asks of a journal. */
export interface JournalQuery extends JournalFilter {
  /** How many entries it shows. */
  limit: number;
  /** Where the person is, as YYYY-MM-DD. */
  today: string;
}

/** What is to be known of a journal as a whole. */
interface Overview {
  /** How many prayers it has. */
  total: number;
  /** How many of them stand how. */
  states: Readonly<Record<ItemState, number>>;
  /** The names in use, the most used first. */
  categories: readonly string[];
  tags: readonly string[];
}

/** What a screen shows of a journal. */
export interface JournalPage extends Overview {
  /** Newest first. */
  entries: readonly JournalEntry[];
  /** How many there are, of those that were asked for. */
  found: number;
  /** On This Day; nothing while the journal is narrowed to something. */
  remembered: readonly Remembered<Prayer>[];
  /** False while only the newest have been read: names and what is remembered are not known yet. */
  isWhole: boolean;
}

/** A journal as it was read at one time. */
export type JournalIndex = ReturnType<typeof createJournalIndex>;

const REMEMBERED = 3;

export const statesOf = (entries: readonly JournalEntry[]): Record<ItemState, number> => {
  const states = { saved_here: 0, sending: 0, safe: 0, needs_you: 0 };
  for (const { state } of entries) states[state]++;
  return states;
};

export const createJournalIndex = (entries: readonly JournalEntry[]) => {
  const prayers = entries.map(({ prayer }) => prayer);
  const overview: Overview = { total: entries.length, states: statesOf(entries), ...categoriesAndTags(prayers) };
  const filtered = (filter: JournalFilter) => {
    const words = searchWords(filter.words);
    return entries.filter(({ prayer }) => matchesFilter(prayer, filter) && hasWords(prayer, words));
  };
  let answered: readonly Prayer[] | null = null;
  return {
    overview,
    answered(query: AnsweredQuery): AnsweredPage {
      answered ??= byAnswer(prayers);
      return answeredPage(answered, query);
    },
    page({ limit, today, ...filter }: JournalQuery): JournalPage {
      const narrowed = isFiltered(filter);
      const found = narrowed ? filtered(filter) : entries;
      return {
        ...overview,
        entries: found.slice(0, limit),
        found: found.length,
        remembered: narrowed ? [] : onThisDay(prayers, today, dayIn()).slice(0, REMEMBERED),
        isWhole: true,
      };
    },
  };
};
