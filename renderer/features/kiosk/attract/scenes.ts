import type { Verse } from '../../../../core/contract/search.ts';
import { dailyVerseIndex } from '../../../../core/rules/home/dailyVerse.ts';

/** How many letters a verse may have to be read from three metres: more of them would be smaller (docs/kiosk.md). */
export const FAR = 80;

/** The day's verse among those that can be read from afar: each once before any comes again. */
export const verseFromAfar = (verses: readonly Verse[], day: string): Verse | null => {
  const short = verses.filter(({ text }) => text.length <= FAR);
  return short[dailyVerseIndex(day, short.length)] ?? null;
};

/** One a round, for whoever passes by a second time. */
const questions = [
  'What weighs on you today?',
  'Who are you worried about?',
  'What kept you awake last night?',
  'What have you told nobody yet?',
  'What are you thankful for?',
] as const;

export const kinds = ['verse', 'question', 'invitation'] as const;
export type SceneKind = (typeof kinds)[number];

/** What stands at a step of the loop, which begins with the verse. Without one it goes on with the other two. */
export const sceneAt = (step: number, hasVerse: boolean): { kind: SceneKind; question: string } => {
  const round = hasVerse ? kinds : kinds.slice(1);
  return {
    kind: round[step % round.length] ?? 'invitation',
    question: questions[Math.floor(step / round.length) % questions.length] ?? questions[0],
  };
};

/** In pixels: far enough that no edge of a letter stays where it was, near enough that nobody sees it. */
const DRIFT = 12;

/** Where everything stands at a step: it wanders a little, so that nothing burns into the screen. */
export const driftAt = (step: number): { x: number; y: number } => ({
  x: Math.round(DRIFT * Math.sin(step * 0.37)) || 0,
  y: Math.round(DRIFT * Math.sin(step * 0.23)) || 0,
});
