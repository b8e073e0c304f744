import type { Danger } from '../crisis/danger.ts';
import type { Signs } from '../crisis/detector.ts';
import type { Match } from './types.ts';

/** Whether a text is in another language, so that only what knows that language can tell whether it speaks of danger. */
export const isForeign = (match: Match): boolean => match.kind === 'none' && match.about === 'language';

/** The answer to words of danger: nothing else is said of them. */
export const crisisOf = (danger: Danger): Match => ({
  kind: 'crisis',
  danger,
  because: 'Your words sound as if you, or someone you care about, may be in danger.',
});

/** The answer to a text, with what it may speak of. */
export const withSigns = (found: Match, signs: Signs | null): Match => {
  if (signs === null || found.kind === 'crisis') return found;
  return signs.certain ? crisisOf(signs.danger) : { ...found, helpline: true };
};
