// What other features of the server may use of what people publish.
export { authorFor, isNamedToAll, viewAuthor, type AuthorRow, type Origin } from './naming.ts';
import type { HoldReason } from '../../core/contract/moderation.ts';
import type { Audience, PostStatus } from '../../core/contract/posts.ts';
import type { Signs } from '../../core/crisis/detector.ts';
import { findConcerns } from '../../core/publishing/concerns.ts';
import { HttpError } from '../http/errors.ts';
import { judge } from './judge.ts';

/** A text on its way to others, and what is known of who wrote it. */
interface Submission {
  text: string;
  audience: Audience;
  /** The writer was shown the card or asked, and sends it all the same. */
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
 * certain danger, 422 `ask_again` for what is asked about first. Nothing was stored then, and nothing is logged of either.
 */
export const createCheckText =
  ({ findSigns, now }: Dependencies): CheckText =>
  ({ text, audience, confirmed, accountCreatedAt }) => {
    const judged = judge({
      signs: findSigns(text),
      concerns: findConcerns(text),
      audience,
      confirmed,
      accountAge: now() - accountCreatedAt,
    });
    switch (judged.verdict) {
      case 'crisis':
        throw new HttpError('crisis', 'Before anything else: you matter, and people are there for you now.', {
          danger: judged.danger,
        });
      case 'ask':
        throw new HttpError('ask_again', 'Please read this once more before others do.', { concerns: judged.concerns });
      case 'hold':
        return { status: 'held', reasons: judged.reasons, helpline: judged.helpline };
      case 'publish':
        return { status: 'published', reasons: [], helpline: judged.helpline };
    }
  };
