// What other features of the server may use of what people publish.
export { authorFor, isNamedToAll, viewAuthor, type AuthorRow } from './naming.ts';
import type { HoldReason } from '../../core/contract/moderation.ts';
import type { Audience, Concern, PostStatus } from '../../core/contract/posts.ts';
import type { Signs } from '../../core/crisis/detector.ts';
import { findConcerns } from '../../core/publishing/concerns.ts';
import { newAccountAge } from '../../core/rules/community.ts';
import { HttpError } from '../http/errors.ts';

/** A text on its way to others, and what is known of who wrote it. */
interface Submission {
  text: string;
  audience: Audience;
  /** The writer was asked, and sends it all the same. */
  confirmed: boolean;
  /** When the writer's account was made, in milliseconds. */
  accountCreatedAt: number;
}

interface Verdict {
  status: Exclude<PostStatus, 'hidden'>;
  /** Why it is held. */
  reasons: HoldReason[];
  /** The words might mean danger: the writer is shown the helplines. */
  helpline: boolean;
}

interface Dependencies {
  findSigns: (text: string) => Signs | null;
  now: () => number;
}

export type CheckText = (submission: Submission) => Verdict;

/**
 * Makes the one check that every text passes before others read it (docs/decisions.md 22). Throws 422 `crisis` for words of
 * certain danger, 422 `ask_again` for what is asked about first. Nothing was stored then.
 */
export const createCheckText =
  ({ findSigns, now }: Dependencies): CheckText =>
  ({ text, audience, confirmed, accountCreatedAt }) => {
    const signs = findSigns(text);
    if (signs?.certain && !confirmed)
      throw new HttpError('crisis', 'Before anything else: you matter, and people are there for you now.', {
        danger: signs.danger,
      });
    const helpline = signs !== null;
    // For oneself or the pastoral team nothing but danger is asked about.
    if (audience === 'me' || audience === 'pastoral') return { status: 'published', reasons: [], helpline };
    const found = findConcerns(text);
    const asked = found.filter((concern): concern is Concern => concern !== 'link');
    if (asked.length > 0 && !confirmed)
      throw new HttpError('ask_again', 'Please read this once more before others do.', { concerns: asked });
    const reasons: HoldReason[] = [];
    if (signs?.certain) reasons.push('danger');
    if (found.includes('slur')) reasons.push('slur');
    if (found.includes('link') && now() - accountCreatedAt < newAccountAge) reasons.push('link');
    return { status: reasons.length > 0 ? 'held' : 'published', reasons, helpline };
  };
