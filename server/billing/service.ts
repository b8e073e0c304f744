import type { Logger } from 'pino';
import type { Plan, SubscriptionState } from '../../core/contract/billing.ts';
import type { GateSettings } from '../../core/rules/abilities.ts';
import { planOffers } from '../../core/rules/billing/plans.ts';
import type { LimitSettings } from '../../core/rules/limits.ts';
import type { PaidTier } from '../../core/rules/roles.ts';
import type { Db } from '../db/db.ts';
import { consume, consumeOrRefuse } from '../limits/service.ts';
import { awaitsNews, sweepAttempts } from './actions/attempts.ts';
import { createCancel } from './actions/cancel.ts';
import { createChange } from './actions/change.ts';
import { createBegin } from './actions/create.ts';
import type { ActionDependencies } from './actions/dependencies.ts';
import { createPortal } from './actions/portal.ts';
import { createRefund } from './actions/refund.ts';
import { createTaskRunner } from './actions/taskRunner.ts';
import { paymentsUnavailable } from './stripe/errors.ts';
import { readState } from './view.ts';

// What other features of the server may use of billing.
export {
  enqueueSeatEnded,
  entitlementChanged,
  familyPlanUntil,
  findSeat,
  holdAccount,
  SEAT_ENDED,
  settleEntitlement,
} from './entitlements.ts';
export { settleEnded } from './expiry.ts';
export { registerBillingMails } from './mail/texts.ts';
export { fittingStripe, isTestKey } from './keyMode.ts';
export { billingData, cancelOfBlocked } from './personalData.ts';
export { readState } from './view.ts';
export { isOwed, purchasesOf, savePurchase, type PurchaseRow } from './store.ts';
export type { AppleSettings } from './apple/settings.ts';
export { openStripe, type StripeClient, type StripeSettings } from './stripe/client.ts';

export type BillingService = ReturnType<typeof createBilling>;

/** What payments on the web are made of. */
export type OnlinePayments = Pick<ActionDependencies, 'stripe' | 'prices' | 'sync'> & { publishableKey: string };

interface Dependencies {
  db: Db;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
  gate: GateSettings;
  limits: LimitSettings;
  publicUrl: () => string;
  /** Null where nothing is sold on the web. */
  online: OnlinePayments | null;
}

const HOUR = 60 * 60_000;
/** How often somebody changes something about their subscription in an hour. */
const CHANGES = { max: 60, window: HOUR };
/** How often somebody asks what a change would cost: by itself, since who only looked may still cancel. */
const PREVIEWS = { max: 60, window: HOUR };
/** How often Stripe is asked about one person's open payment. */
const LOOKS = { max: 1, window: 2000 };

const createActions = (deps: ActionDependencies) => {
  const tasks = createTaskRunner(deps);
  return {
    tasks,
    begin: createBegin(deps, tasks),
    ...createChange(deps),
    ...createCancel(deps, tasks),
    refund: createRefund(deps, tasks),
    portal: createPortal(deps),
  };
};

/** What is sold, what a person has of it, and what they do about it. */
export const createBilling = ({ online, limits, ...deps }: Dependencies) => {
  const { db, gate, log, now } = deps;
  const actions = online && createActions({ ...deps, ...online });
  const read = (userId: string) => db.read(() => readState(userId, now()));

  /** What a person may do of all this, a number of times. Throws 503 where there are no payments. */
  const ready = async (userId: string, name = 'change', limit = CHANGES) => {
    if (!actions) throw paymentsUnavailable();
    await db.write(() => consumeOrRefuse(`${name}-subscription:user:${userId}`, limit, now()));
    return actions;
  };
  const act = async (userId: string, name: 'cancel' | 'resume' | 'refund'): Promise<SubscriptionState> => {
    await (await ready(userId))[name](userId);
    return read(userId);
  };

  /** Asks Stripe about what is open, or should have been told of by now. Where Stripe can't say, what is known is told. */
  const lookAgain = async (userId: string): Promise<void> => {
    if (!online || !(await db.read(() => awaitsNews(userId, now())))) return;
    const wait = await db.write(() => consume(`look-at-payment:user:${userId}`, LOOKS, now()));
    if (wait > 0) return;
    try {
      await online.sync.user(userId);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a payment could not be looked at');
    }
  };

  return {
    async plans(): Promise<{ publishableKey: string | null; plans: Plan[] }> {
      if (!online || !gate.subscriptionRequired) return { publishableKey: null, plans: [] };
      const prices = await online.prices.list();
      const plans = planOffers(limits).flatMap((offer) => {
        const price = prices.find(({ plan }) => plan === offer.id);
        return price ? [{ ...offer, price: price.cents / 100, interval: price.interval }] : [];
      });
      return { publishableKey: online.publishableKey, plans };
    },
    async state(userId: string): Promise<SubscriptionState> {
      await lookAgain(userId);
      return read(userId);
    },
    async create(userId: string, network: string, plan: PaidTier): Promise<{ clientSecret: string }> {
      if (!actions) throw paymentsUnavailable();
      return actions.begin({ userId, network, plan });
    },
    preview: async (userId: string, plan: PaidTier) => (await ready(userId, 'preview', PREVIEWS)).preview(userId, plan),
    change: async (userId: string, plan: PaidTier) => (await ready(userId)).change(userId, plan),
    cancel: (userId: string) => act(userId, 'cancel'),
    resume: (userId: string) => act(userId, 'resume'),
    refund: (userId: string) => act(userId, 'refund'),
    portal: async (userId: string) => (await ready(userId)).portal(userId),
    /** Does what still has to reach Stripe. */
    runTasks: async (isStopping: () => boolean): Promise<void> => actions?.tasks.run(isStopping),
    /** Clears away attempts that came to nothing. */
    sweep: () => db.write(() => sweepAttempts(now())),
  };
};
