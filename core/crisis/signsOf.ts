import type { Signs } from './detector.ts';
import { findDanger } from './rules.ts';

/**
 * What may speak of danger in a text, for a page that has the rules with its own code: by them at once, whatever can be
 * loaded, else by `others`.
 */
export const signsOf = async (text: string, others: (text: string) => Promise<Signs | null>): Promise<Signs | null> => {
  const danger = findDanger(text);
  return danger ? { danger, certain: true } : others(text);
};
