import { paidTiers, type PaidTier } from '../roles.ts';

const DAY = 24 * 60 * 60_000;

/** How much longer than paid for a subscription opens what it opens: for news of its renewal that comes late. In milliseconds. */
export const LATE_NEWS = DAY;
/** How long a renewal may stay unpaid, from the start of the period that it is for, in milliseconds. */
export const UNPAID = 7 * DAY;
/** How long after the first payment all payments are given back on request, in milliseconds. */
export const REFUNDABLE = 30 * DAY;
/** How long what a device last heard of a subscription counts without a server, in milliseconds. */
export const OFFLINE = 7 * DAY;
/** Seats of a family plan beside its owner's, with open invites. */
export const FAMILY_SEATS = 5;

/** What has become of a purchase; `incomplete`: its first payment is open. */
export type PurchaseStatus = 'incomplete' | 'active' | 'past_due' | 'ended';

/** Until when a purchase opens its plan, in milliseconds; 0 where it opens nothing. */
export interface PurchaseTerm {
  status: PurchaseStatus;
  until: number;
}

const nothing = (status: PurchaseStatus): PurchaseTerm => ({ status, until: 0 });

/** A subscription as Stripe tells it, times in milliseconds. */
export interface StripeSubscription {
  /** Stripe's word: incomplete, incomplete_expired, trialing, active, past_due, canceled, unpaid, paused. */
  status: string;
  /** Of the item. */
  periodStart: number;
  periodEnd: number;
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  /** Whether the latest invoice was given back in full, or its payment is disputed. */
  latestRefunded: boolean;
  latestDisputed: boolean;
}

/** What a subscription of Stripe's opens (the rules of money: docs/decisions.md 27). */
export const stripeTerm = (subscription: StripeSubscription): PurchaseTerm => {
  const { status, periodStart, periodEnd, cancelAt, cancelAtPeriodEnd } = subscription;
  if (status === 'incomplete') return nothing('incomplete');
  if (subscription.latestRefunded || subscription.latestDisputed) return nothing('ended');
  const end = cancelAtPeriodEnd ? periodEnd : cancelAt;
  const limit = (until: number) => (end === null ? until : Math.min(end, until));
  if (status === 'active' || status === 'trialing') return { status: 'active', until: limit(periodEnd + LATE_NEWS) };
  if (status === 'past_due') return { status: 'past_due', until: limit(periodStart + UNPAID) };
  return nothing('ended');
};

/** A purchase in the iOS app as Apple signed it, times in milliseconds. */
export interface AppleSubscription {
  expiresAt: number;
  /** Until when Apple tries to be paid without closing anything; null without such a time. */
  graceUntil: number | null;
  /** Given back, or taken away from a family member. */
  revokedAt: number | null;
}

export const appleTerm = ({ expiresAt, graceUntil, revokedAt }: AppleSubscription, now: number): PurchaseTerm => {
  if (revokedAt !== null) return nothing('ended');
  if (expiresAt > now) return { status: 'active', until: Math.max(expiresAt, graceUntil ?? 0) };
  return graceUntil !== null && graceUntil > now ? { status: 'past_due', until: graceUntil } : nothing('ended');
};

export interface Entitlement {
  tier: PaidTier;
  /** In milliseconds. */
  until: number;
}

/** What somebody has of all they bought, and of a seat: the highest plan that is open now, for as long as any purchase opens it. */
export const highestEntitlement = (
  purchases: readonly { plan: PaidTier; until: number }[],
  now: number,
): Entitlement | null => {
  const open = purchases.filter(({ until }) => until > now);
  const tier = paidTiers.findLast((each) => open.some(({ plan }) => plan === each));
  if (!tier) return null;
  return { tier, until: Math.max(...open.filter(({ plan }) => plan === tier).map(({ until }) => until)) };
};

/** Until when payments are given back on request, in milliseconds; null where that is over. */
export const refundableUntil = (firstPaidAt: number | null, now: number): number | null =>
  firstPaidAt !== null && firstPaidAt + REFUNDABLE > now ? firstPaidAt + REFUNDABLE : null;

/** What a device that can't ask the server goes by: what it last heard, until its end and for 7 days at most. */
export const offlineEntitlement = (known: Entitlement | null, heardAt: number, now: number): Entitlement | null => {
  if (!known || now < heardAt) return null;
  const until = Math.min(known.until, heardAt + OFFLINE);
  return until > now ? { tier: known.tier, until } : null;
};
