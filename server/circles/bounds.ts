import { circleBounds, communityLimits } from '../../core/rules/community.ts';
import type { Queries } from '../db/db.ts';
import { HttpError } from '../http/errors.ts';
import { A_LOT_AT_ONCE, consumeOrRefuse } from '../limits/service.ts';
import { countMine, type CircleRow } from './store.ts';

// Parallel calls may go a few past these, which harms nobody.

/** Throws 422 for who owns as many circles as one can. */
export function* refuseTooManyOwned(userId: string): Queries<void> {
  if ((yield* countMine(userId)).owned < circleBounds.owned) return;
  throw new HttpError('full', `You have ${circleBounds.owned} circles of your own. Please delete one first.`);
}

/** Throws 422 for who is in as many circles as one can be. */
export function* refuseTooManyJoined(userId: string): Queries<void> {
  if ((yield* countMine(userId)).joined < circleBounds.joined) return;
  throw new HttpError('full', `You are in ${circleBounds.joined} circles. Please leave one first.`);
}

/** Counts a change that a circle's members are told of. Throws 429 past the hour's limit. */
export const consumeChange = (userId: string, now: number): Queries<void> =>
  consumeOrRefuse(`circle-change:user:${userId}`, communityLimits.circleChanges, now, A_LOT_AT_ONCE);

/** Throws 422 when a circle has as many members as one can have. */
export const refuseFull = (circle: CircleRow): void => {
  if (circle.member_count < circleBounds.members) return;
  throw new HttpError('full', `This circle has ${circleBounds.members.toLocaleString('en-US')} members, and is full.`);
};
