import type { PrayerEdit } from '../../../../core/contract/journal.ts';
import type { Danger } from '../../../../core/crisis/danger.ts';
import { findDanger } from '../../../../core/crisis/rules.ts';
import { findSigns } from '../../crisis/index.ts';

/**
 * The danger that words of a prayer surely speak of: by the rules, which are always there, else by the classifiers. Asked
 * after it was saved, and told to nobody (docs/decisions.md 17).
 */
export const findCertainDanger = async (words: string): Promise<Danger | null> => {
  const danger = findDanger(words);
  if (danger) return danger;
  const signs = await findSigns(words);
  return signs?.certain ? signs.danger : null;
};

/** What was newly written in a change of a prayer. */
export const wordsOf = ({ title, content, answerStory, addUpdates }: PrayerEdit): string =>
  [title, content, answerStory, ...(addUpdates ?? []).map(({ text }) => text)].filter(Boolean).join('\n');
