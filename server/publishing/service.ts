// What other features of the server may use of what people publish.
export { authorFor, isNamedToAll, viewAuthor, type AuthorRow, type Origin } from './naming.ts';
import type { HoldReason } from '../../core/contract/moderation.ts';
import type { Audience, PostStatus } from '../../core/contract/posts.ts';
import type { Signs } from '../../core/crisis/detector.ts';
import { findConcerns } from '../../core/publishing/concerns.ts';
import { communityLimits } from '../../core/rules/community.ts';
import type { Db } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { A_LOT_AT_ONCE, consume, refuseTooManyRequests } from '../limits/service.ts';
import { judge } from './judge.ts';

/** A text on its way to others, and what is known of who wrote it. */
interface Submission {
  text: string;
  audience: Audience;
  /** The writer was shown the card or asked, and sends it all the same. */
  confirmed: boolean;
  /** When the writer's account was made, in milliseconds. */
  accountCreatedAt: number;
  /** What would wait for a moderator is refused: confirming costs nothing then, and is held to the limit like all else. */
  refusesHeld?: true;
}

interface Verdict {
  status: Exclude<PostStatus, 'hidden'>;
  /** Why it is held. */
  reasons: HoldReason[];
  /** The words might mean danger: the writer is shown the helplines. */
  helpline: boolean;
}

interface Dependencies {
  db: Db;
  findSigns: (text: string) => Signs | null;
  now: () => number;
}

/**
 * The one check that every text passes before others read it (docs/decisions.md 22). Throws 422 `crisis` for words of certain danger,
 * 422 `ask_again` for what is asked about first. Nothing was stored then, and nothing is logged of either. Throws 429 past the hour's
 * limit, which keeps the check from being probed; never for words of danger, nor for what its writer has confirmed and a moderator
 * would see.
 */
export type CheckText = (submission: Submission) => Verdict;

/** Counts a text of a person, before any transaction that a refusal would roll back, and gives the check for it. */
export type BeginCheck = (userId: string) => Promise<CheckText>;

export const createBeginCheck =
  ({ db, findSigns, now }: Dependencies): BeginCheck =>
  async (userId) => {
    const wait = await db.write(() => consume(`check:user:${userId}`, communityLimits.checks, now()));
    return createCheckText({ findSigns, now, wait });
  };

/** `wait` is for so many milliseconds nothing more is checked; 0 within the limit. */
export const createCheckText =
  ({ findSigns, now, wait }: Omit<Dependencies, 'db'> & { wait: number }): CheckText =>
  ({ text, audience, confirmed, accountCreatedAt, refusesHeld = false }) => {
    const signs = findSigns(text);
    if ((!confirmed || refusesHeld) && !signs?.certain) refuseTooManyRequests(wait, now(), A_LOT_AT_ONCE);
    const judged = judge({
      signs,
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
