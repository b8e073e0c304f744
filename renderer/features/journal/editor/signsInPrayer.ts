import type { PrayerEdit } from '../../../../core/contract/journal.ts';
import type { Signs } from '../../../../core/crisis/detector.ts';
import { signsOf } from '../../../../core/crisis/signsOf.ts';
import { findSigns } from '../../crisis/index.ts';

/** What words of a prayer may speak of: asked after it was saved, and told to nobody (docs/decisions.md 17). */
export const signsInPrayer = (words: string): Promise<Signs | null> => signsOf(words, findSigns);

/** What was newly written in a change of a prayer. */
export const wordsOf = ({ title, content, answerStory, addUpdates }: PrayerEdit): string =>
  [title, content, answerStory, ...(addUpdates ?? []).map(({ text }) => text)].filter(Boolean).join('\n');
