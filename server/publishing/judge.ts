import type { HoldReason } from '../../core/contract/moderation.ts';
import type { Audience, Concern } from '../../core/contract/posts.ts';
import type { Danger } from '../../core/crisis/danger.ts';
import type { Signs } from '../../core/crisis/detector.ts';
import { newAccountAge } from '../../core/rules/community.ts';
import type { TextConcern } from '../../core/publishing/concerns.ts';

/** A text on its way to others, and what is known of it and of who wrote it. */
interface Submission {
  /** What speaks of danger in it; certain when a rule or a classifier is sure. */
  signs: Signs | null;
  concerns: readonly TextConcern[];
  audience: Audience;
  /** The writer was shown the card or asked, and sends it all the same. */
  confirmed: boolean;
  /** How old the writer's account is, in milliseconds. */
  accountAge: number;
}

/**
 * What becomes of a text. `crisis`: it goes nowhere, and the care card opens. `ask`: the writer is asked about it. `hold`: it
 * waits for a moderator. `helpline`: its words might mean danger, so its author sees the way to the helplines.
 */
export type Judgement =
  | { verdict: 'crisis'; danger: Danger }
  | { verdict: 'ask'; concerns: Concern[] }
  | { verdict: 'hold'; reasons: HoldReason[]; helpline: boolean }
  | { verdict: 'publish'; helpline: boolean };

/** The rule that decides whether others may read a text (docs/decisions.md 22). */
export const judge = ({ signs, concerns, audience, confirmed, accountAge }: Submission): Judgement => {
  if (signs?.certain && !confirmed) return { verdict: 'crisis', danger: signs.danger };
  const helpline = signs !== null;
  // For oneself or the pastoral team nothing but danger is asked about.
  if (audience === 'me' || audience === 'pastoral') return { verdict: 'publish', helpline };
  const asked = concerns.filter((concern): concern is Concern => concern !== 'link');
  if (asked.length > 0 && !confirmed) return { verdict: 'ask', concerns: asked };
  const reasons: HoldReason[] = [];
  if (signs?.certain) reasons.push('danger');
  if (concerns.includes('slur')) reasons.push('slur');
  if (concerns.includes('link') && accountAge < newAccountAge) reasons.push('link');
  return reasons.length > 0 ? { verdict: 'hold', reasons, helpline } : { verdict: 'publish', helpline };
};
