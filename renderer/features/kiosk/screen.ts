import type { Category } from '../../../core/contract/content.ts';
import type { Unanswered } from '../../../core/contract/noMatch.ts';
import type { Verse } from '../../../core/contract/search.ts';
import type { Danger } from '../../../core/crisis/danger.ts';
import { passageLink, type KioskLink } from '../../../core/rules/kiosk/kioskLink.ts';
import { dailyIndex, localDay } from '../../../core/rules/daily.ts';
import type { LifeNote, TopicContent } from '../../../core/contract/library.ts';
import type { Suggestion } from '../../../core/matching/types.ts';
import type { SearchOutcome } from '../search/index.ts';
import { noteTitles } from '../topics/index.ts';

/** One answer, wherever it came from. */
export interface Answer {
  title: string;
  because: string | null;
  generated: boolean;
  verses: Verse[];
  text: string;
  prayer: string;
  nextStep: string | null;
  /** The words may speak of danger. */
  helpline: boolean;
  /** Where no note answers: what the card has beside its words. */
  unanswered?: Unanswered;
  /** Titles to touch, and what is said before them. */
  suggestions?: { ask: string; titles: string[] };
  /** What a phone can open of it: one of our own texts, or the passage. */
  link: KioskLink | null;
}

/** Titles to touch, and what is said above them. */
export interface TopicChoice {
  title: string;
  lead: string;
  topics: readonly { id: string; title: string }[];
}

/** What stands on the screen. */
export type Screen =
  | { kind: 'welcome' }
  | { kind: 'ask'; problem: string | null }
  | ({ kind: 'topics' } & TopicChoice)
  | { kind: 'answer'; answer: Answer }
  /** Without `danger` only a wish to talk is known. */
  | { kind: 'crisis'; danger: Danger | null }
  | { kind: 'pray' };

/** What a subject holds. */
export const screenOfCategory = ({ id, name, description }: Category): Screen => ({
  kind: 'topics',
  title: name,
  lead: description,
  topics: noteTitles.filter(({ category }) => category === id),
});

/** Asks which of three subjects is meant. */
export const screenOfChoices = (topics: Suggestion[]): Screen => ({
  kind: 'topics',
  title: 'Which is nearest?',
  lead: 'Your words could be about more than one thing. Touch what comes closest.',
  topics,
});

/** The screen of a life note; the lines to call where it is about danger (docs/decisions.md 17). */
export const screenOfNote = (note: LifeNote, because: string | null, helpline = false): Screen =>
  note.danger
    ? { kind: 'crisis', danger: { kind: note.danger, subject: 'self' } }
    : { kind: 'answer', answer: { ...answerOfNote(note, because), helpline } };

const answerOfNote = (note: LifeNote, because: string | null): Answer => ({
  title: note.challenge,
  because,
  generated: false,
  verses: [note.verse],
  text: note.reflection,
  prayer: note.prayer,
  nextStep: note.nextStep,
  helpline: false,
  link: { kind: 'note', id: note.id },
});

export const answerOfTopic = (
  { id, title, notes, verses, prayers }: TopicContent,
  now: Date,
  helpline: boolean,
): Answer => {
  const day = localDay(now);
  return {
    title,
    because: null,
    generated: false,
    verses: verses.slice(0, 2),
    text: notes[dailyIndex(day, id, 'note', notes.length)] ?? '',
    prayer: prayers[dailyIndex(day, id, 'prayer', prayers.length)] ?? '',
    nextStep: null,
    helpline,
    link: { kind: 'topic', id },
  };
};

/** Nobody has an account at a kiosk, and no mail can be written there. */
const ELSEWHERE = 'That is not to be had at this screen. Please look for it on your own phone or computer.';

export const answerOfResult = ({ result }: Extract<SearchOutcome, { kind: 'result' }>): Answer => ({
  title: result.unclear?.title ?? result.topic,
  because: result.unclear ? result.unclear.meanwhile : (result.because ?? null),
  generated: result.generated,
  verses: result.verses,
  text: result.unanswered?.links ? ELSEWHERE : result.note,
  prayer: result.prayer,
  nextStep: null,
  helpline: result.helpline,
  suggestions: { ask: result.unclear?.ask ?? 'You might begin with', titles: result.suggestions },
  ...(result.unanswered && { unanswered: result.unanswered }),
  // The passage alone: what a computer wrote stays here with the line that says so. And one of several would be a verdict.
  link: result.unanswered ? null : passageLink(result.verses[0]?.ref ?? ''),
});
