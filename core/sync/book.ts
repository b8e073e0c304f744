import type { Prayer } from '../contract/journal.ts';
import { dayIn, onThisDay, type Remembered } from '../rules/journal.ts';
import { hasWords, isChosen, isFiltered, namesOf, soughtWords, type JournalFilter } from '../rules/journalFilter.ts';
import type { ItemState } from './types.ts';
import type { JournalEntry } from './view.ts';

/** What a screen asks of a journal. */
export interface JournalQuery extends JournalFilter {
  /** How many entries it shows. */
  most: number;
  /** Where the person is, as YYYY-MM-DD. */
  today: string;
}

/** What a screen shows of a journal. */
export interface JournalPage {
  /** Newest first. */
  entries: readonly JournalEntry[];
  /** How many there are, of those that were asked for. */
  found: number;
  /** How many prayers the journal has. */
  total: number;
  /** How many of them stand how. */
  states: Readonly<Record<ItemState, number>>;
  /** The names in use, the most used first. */
  categories: readonly string[];
  tags: readonly string[];
  /** On This Day; nothing while the journal is narrowed to something. */
  remembered: readonly Remembered<Prayer>[];
  /** False while only the newest have been read: names and what is remembered are not known yet. */
  isWhole: boolean;
}

/** A journal as it was read at one time. */
export interface Book {
  /** `having`: ids of the prayers that have the words, where an index knows them. */
  page(query: JournalQuery, having?: ReadonlySet<string>): JournalPage;
}

const REMEMBERED = 3;

export const statesOf = (entries: readonly JournalEntry[]): Record<ItemState, number> => {
  const states = { saved_here: 0, sending: 0, safe: 0, needs_you: 0 };
  for (const { state } of entries) states[state]++;
  return states;
};

export const openBook = (entries: readonly JournalEntry[]): Book => {
  const prayers = entries.map(({ prayer }) => prayer);
  const whole = { total: entries.length, states: statesOf(entries), ...namesOf(prayers), isWhole: true };
  return {
    page({ most, today, ...filter }, having) {
      const words = soughtWords(filter.words);
      const has = (prayer: Prayer) => words.length === 0 || (having?.has(prayer.id) ?? hasWords(prayer, words));
      const found = entries.filter(({ prayer }) => isChosen(prayer, filter) && has(prayer));
      return {
        ...whole,
        entries: found.slice(0, most),
        found: found.length,
        remembered: isFiltered(filter) ? [] : onThisDay(prayers, today, dayIn()).slice(0, REMEMBERED),
      };
    },
  };
};
