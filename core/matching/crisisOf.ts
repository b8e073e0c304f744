import type { Danger } from '../crisis/danger.ts';
import type { Match } from './types.ts';

/** The answer to words of danger: nothing else is said of them. */
export const crisisOf = (danger: Danger): Match => ({
  kind: 'crisis',
  danger,
  because: 'Your words sound as if you, or someone you care about, may be in danger.',
});
