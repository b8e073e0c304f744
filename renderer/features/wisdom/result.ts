import type { LifeNote, OfflineContent } from '../../../core/contract/library.ts';
import type { Verse, WisdomAnswer } from '../../../core/contract/search.ts';
import type { Unanswered } from '../../../core/contract/noMatch.ts';
import { normalizeQuery } from '../../../core/rules/text.ts';

/** What was searched for, and what goes with it into the answer. */
export interface Asked {
  query: string;
  /** The search's ticket: More asks with it, so that it costs nothing. */
  searchId: string | null;
  /** The words may speak of danger: the way to the lines stands with the answer. */
  helpline: boolean;
}

/** What a result card shows. */
export interface Result extends Asked {
  topic: string;
  verses: Verse[];
  note: string;
  prayer: string;
  /** A plain sentence on why this answer was chosen. */
  because?: string;
  generated: boolean;
  /** Titles that may have been meant. */
  suggestions: string[];
  /** Where no note answers, and that is said. */
  unanswered?: Unanswered;
  /** Where nobody can tell what was meant: the words around the general default. */
  unclear?: { title: string; ask: string; meanwhile: string };
}

/** Default texts of the specification (docs/specification.md 1 §9). */
const NO_NOTES = 'No notes yet.';
const NO_PRAYER = 'God, meet me here. Amen.';

/** The card for a server's answer; its fallback stands in for it where there is one (docs/specification.md 1 §3). */
export const resultOfAnswer = (answer: WisdomAnswer, asked: Asked, suggestions: string[] = []): Result => {
  const { kind, because, nearest } = answer.match;
  if (kind === 'missing') return resultOfMissing({ reference: answer.topic, because, nearest: nearest ?? [] }, asked);
  const { topic, verses, notes, prayers } = answer.fallback ?? answer;
  return {
    ...asked,
    topic,
    // A typed reference may span passages; otherwise the first verse is the one that was chosen for the note.
    verses: answer.match.kind === 'reference' ? verses : verses.slice(0, 1),
    note: notes[0] ?? NO_NOTES,
    prayer: prayers[0] ?? NO_PRAYER,
    because: answer.match.because,
    generated: answer.source === 'generated',
    suggestions,
    helpline: asked.helpline || answer.helpline,
  };
};

/** The card for a passage that no Bible has: it says what there is instead. */
export const resultOfMissing = (
  { reference, because, nearest }: { reference: string; because: string; nearest: string[] },
  asked: Asked,
): Result => ({
  ...asked,
  topic: reference,
  verses: [],
  note: '',
  prayer: '',
  because,
  generated: false,
  suggestions: nearest,
});

/** The card for a life note. Who chose its title is not told why it was chosen. */
export const resultOfNote = (note: LifeNote, { because, ...asked }: Asked & { because: string }): Result => ({
  query: asked.query,
  searchId: asked.searchId,
  helpline: asked.helpline,
  topic: note.challenge,
  verses: [note.verse],
  note: note.reflection,
  prayer: note.prayer,
  generated: false,
  suggestions: [],
  ...(normalizeQuery(asked.query) !== normalizeQuery(note.challenge) && { because }),
});

/** The offline default (docs/specification.md 1 §8). */
export const resultOffline = (
  { topic, verse, note, prayer }: OfflineContent['result'],
  asked: Asked,
  suggestions: string[] = [],
): Result => ({
  ...asked,
  topic,
  verses: [verse],
  note,
  prayer,
  because: 'We could not reach the server just now, so here is something to lean on until it answers.',
  generated: false,
  suggestions,
});
