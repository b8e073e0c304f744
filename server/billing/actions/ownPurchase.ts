import type { PurchaseStatus } from '../../../core/rules/billing/entitlement.ts';
import type { Queries } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { familyPlanUntil, findSeat } from '../entitlements.ts';
import { purchasesOf, type PurchaseRow } from '../store.ts';

/** What a person may no longer, or not yet, do with what they have; the sentence says what they can do. */
export const refused = (sentence: string): HttpError => new HttpError('conflict', sentence);

/** An open seat in the family plan of somebody else. */
export function* hasSeat(userId: string, now: number): Queries<boolean> {
  const seat = yield* findSeat(userId);
  return seat !== undefined && (yield* familyPlanUntil(seat.owner_id, now)) !== null;
}

const isOpenAtApple = ({ source, status, until }: PurchaseRow, now: number): boolean =>
  source === 'apple' && status !== 'ended' && until > now;

/** What Stripe still renews or waits to be paid for; one that is past due may be over here and yet be paid there. */
const isHeldAtStripe = ({ source, status }: PurchaseRow): boolean =>
  source === 'stripe' && (status === 'active' || status === 'past_due');

/** Throws 409 `already_subscribed` for who pays for a plan or has a seat in one: with where it comes from. */
export function* refuseSubscribed(userId: string, now: number): Queries<void> {
  const purchases = yield* purchasesOf(userId);
  if (purchases.some(isHeldAtStripe))
    throw alreadySubscribed('stripe', 'You have a subscription already. You can change it in your profile.');
  if (purchases.some((each) => isOpenAtApple(each, now)))
    throw alreadySubscribed(
      'apple',
      'You have a subscription already. You can change it on your iPhone: Settings, your name, Subscriptions.',
    );
  if (yield* hasSeat(userId, now))
    throw alreadySubscribed('family', 'You have a seat in a family plan. You can leave it in your profile.');
}

const alreadySubscribed = (source: 'stripe' | 'apple' | 'family', sentence: string): HttpError =>
  new HttpError('already_subscribed', sentence, { source });

/** What a person has at Stripe in one of these states, of the first state before the next. Throws 409 with where else theirs is managed. */
export function* ownPurchase(userId: string, statuses: readonly PurchaseStatus[], now: number): Queries<PurchaseRow> {
  const purchases = yield* purchasesOf(userId);
  const stripes = purchases.filter(({ source }) => source === 'stripe');
  const [own] = statuses.flatMap((wanted) => stripes.filter(({ status }) => status === wanted));
  if (own) return own;
  if (purchases.some((each) => isOpenAtApple(each, now)))
    throw refused(
      'This subscription is Apple’s. You can change it on your iPhone: Settings, your name, Subscriptions.',
    );
  if (yield* hasSeat(userId, now))
    throw refused('You have a seat in a family plan, which somebody else pays for. You can leave it in your profile.');
  throw refused(purchases.some(isHeldAtStripe) ? refusedByStatus : 'You have no subscription right now.');
}

const refusedByStatus =
  'A payment of your subscription did not go through. Please open “Manage Subscription” in your profile, and pay it there first.';
