import type { Prayer } from '../contract/journal.ts';
import { answeredPage, byAnswer, type AnsweredPage, type AnsweredQuery } from './answered.ts';
import { dayIn, onThisDay, type Remembered } from './onThisDay.ts';
import {
  hasWords,
  matchesFilter,
  isFiltered,
  noFilter,
  categoriesAndTags,
  searchWords,
  type JournalFilter,
} from './filter.ts';
import type { ItemState } from './types.ts';
import type { JournalEntry } from './entries.ts';
import { countByDay, inPeriod, monthsOf, type Period } from './period.ts';

/** What a screen asks of a journal. */
export interface JournalQuery extends JournalFilter {
  /** How many entries it shows. */
  limit: number;
  /** Where the person is, as YYYY-MM-DD. */
  today: string;
  /** The prayer that stands open, by its id; empty for none. */
  open: string;
  /** The month whose days are asked for; empty for none. */
  month: Period;
}

/** All of a journal, with no prayer open and no calendar. */
export const wholeJournal = { ...noFilter, open: '', month: '' };

/** What is to be known of a day in the calendar. */
export interface JournalDay {
  /** YYYY-MM-DD, where the person is. */
  day: string;
  written: number;
  answered: number;
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
  /** In which something was written, the latest first. */
  months: readonly Period[];
}

/** What a screen shows of a journal. */
export interface JournalPage extends Overview {
  /** Newest first. */
  entries: readonly JournalEntry[];
  /** How many there are, of those that were asked for. */
  found: number;
  /** The prayer that stands open, whatever the list is narrowed to; null when it is not here. */
  open: JournalEntry | null;
  /** The days of the month that was asked for on which something was written or answered. */
  days: readonly JournalDay[];
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

/** What was written and what was answered on the days of a month; each of them in order, since all of it may be long. */
const createDays = (prayers: readonly Prayer[], written: readonly string[]) => {
  let answered: string[] | null = null;
  return (month: Period): JournalDay[] => {
    if (month === '') return [];
    answered ??= prayers
      .flatMap(({ answeredAt }) => answeredAt ?? [])
      .sort()
      .reverse();
    const [writtenOn, answeredOn] = [countByDay(written, month), countByDay(answered, month)];
    return [...new Set([...writtenOn.keys(), ...answeredOn.keys()])].sort().map((day) => ({
      day,
      written: writtenOn.get(day) ?? 0,
      answered: answeredOn.get(day) ?? 0,
    }));
  };
};

/** `entries`: newest first. */
export const createJournalIndex = (entries: readonly JournalEntry[]) => {
  const prayers = entries.map(({ prayer }) => prayer);
  const written = prayers.map(({ createdAt }) => createdAt);
  const overview: Overview = {
    total: entries.length,
    states: statesOf(entries),
    ...categoriesAndTags(prayers),
    months: monthsOf(written),
  };
  const days = createDays(prayers, written);
  const filtered = (filter: JournalFilter) => {
    const words = searchWords(filter.words);
    const isWithin = inPeriod(filter.period);
    return entries.filter(({ prayer }) => isWithin(prayer) && matchesFilter(prayer, filter) && hasWords(prayer, words));
  };
  let answered: readonly Prayer[] | null = null;
  return {
    overview,
    answered(query: AnsweredQuery): AnsweredPage {
      answered ??= byAnswer(prayers);
      return answeredPage(answered, query);
    },
    days,
    page({ limit, today, open, month, ...filter }: JournalQuery): JournalPage {
      const narrowed = isFiltered(filter);
      const found = narrowed ? filtered(filter) : entries;
      return {
        ...overview,
        entries: found.slice(0, limit),
        found: found.length,
        open: (open && entries.find(({ prayer }) => prayer.id === open)) || null,
        days: days(month),
        remembered: narrowed ? [] : onThisDay(prayers, today, dayIn()).slice(0, REMEMBERED),
        isWhole: true,
      };
    },
  };
};
