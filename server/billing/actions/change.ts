import { paidTiers, type PaidTier } from '../../../core/rules/roles.ts';
import { readAnswer } from '../stripe/answers.ts';
import { askStripe } from '../stripe/errors.ts';
import { planOfPrice, type Price } from '../stripe/prices.ts';
import { heldSubscription, invoicePreview, secretOf, type HeldSubscription } from './answers.ts';
import type { ActionDependencies } from './dependencies.ts';
import { ownPurchase, refused } from './ownPurchase.ts';
import { createSchedules } from './schedules.ts';

interface Change {
  subscription: HeldSubscription;
  item: HeldSubscription['items']['data'][number];
  price: Price;
  direction: 'up' | 'down' | 'none';
}

const rankOf = (plan: PaidTier): number => paidTiers.indexOf(plan);
const withSecret = ['latest_invoice.confirmation_secret'];

/** Whether an upgrade to this price waits for its payment. */
const awaits = ({ pending_update: pending }: HeldSubscription, price: Price): boolean =>
  pending?.subscription_items?.some((item) => item.price.id === price.id) ?? false;

/** Finds out what is asked for, as Stripe has the subscription now. Throws 409 with what to do first. */
const createPrepare =
  ({ db, now, prices, stripe, sync }: ActionDependencies) =>
  async (userId: string, plan: PaidTier): Promise<Change> => {
    const { id } = await db.read(() => ownPurchase(userId, ['active'], now()));
    const price = await prices.of(plan);
    const held = await askStripe(() => stripe.subscriptions.retrieve(id, { expand: withSecret }));
    const subscription = readAnswer(heldSubscription, held);
    const { status, cancel_at: cancelAt, cancel_at_period_end: cancelled, items } = subscription;
    if (status !== 'active' && status !== 'trialing') {
      await sync.user(userId);
      throw refused('Your subscription has just changed. Please look at it again.');
    }
    if (cancelled || (cancelAt ?? null) !== null)
      throw refused('This subscription is cancelled. Choose “Keep my plan” first; then you can change it.');
    const item = items.data[0];
    const present = item && planOfPrice(item.price);
    if (!item || !present) throw refused('This subscription can’t be changed here. Please write to us.');
    const steps = rankOf(plan) - rankOf(present);
    return { subscription, item, price, direction: steps > 0 ? 'up' : steps < 0 ? 'down' : 'none' };
  };

/** Changes the plan of a subscription: to a dearer one now, to a cheaper one when the period that is paid for ends. */
export const createChange = (deps: ActionDependencies) => {
  const { now, stripe, sync } = deps;
  const schedules = createSchedules(deps);
  const prepare = createPrepare(deps);
  const iso = (moment: number) => new Date(moment).toISOString();
  const dollars = (cents: number) => Math.max(0, cents) / 100;

  const upgrade = async ({ subscription, item, price }: Change): Promise<string | null> => {
    if (awaits(subscription, price)) return secretOf(subscription);
    await schedules.release(subscription);
    const changed = await askStripe(() =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item.id, price: price.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        expand: withSecret,
      }),
    );
    const answer = readAnswer(heldSubscription, changed);
    return answer.pending_update ? secretOf(answer) : null;
  };

  return {
    async preview(userId: string, plan: PaidTier): Promise<{ dueNow: number; effectiveAt: string }> {
      const { subscription, item, price, direction } = await prepare(userId, plan);
      if (direction === 'down') return { dueNow: 0, effectiveAt: iso(item.current_period_end * 1000) };
      if (direction === 'none') return { dueNow: 0, effectiveAt: iso(now()) };
      const preview = await askStripe(() =>
        stripe.invoices.createPreview({
          subscription: subscription.id,
          subscription_details: {
            items: [{ id: item.id, price: price.id }],
            proration_behavior: 'always_invoice',
          },
        }),
      );
      return { dueNow: dollars(readAnswer(invoicePreview, preview).amount_due), effectiveAt: iso(now()) };
    },
    async change(userId: string, plan: PaidTier): Promise<{ clientSecret: string | null; effectiveAt: string }> {
      const change = await prepare(userId, plan);
      const { subscription, item, price, direction } = change;
      let clientSecret: string | null = null;
      if (direction === 'up') clientSecret = await upgrade(change);
      else if (direction === 'down') await schedules.follow(subscription, item, price);
      else await schedules.release(subscription);
      await sync.user(userId);
      return { clientSecret, effectiveAt: iso(direction === 'down' ? item.current_period_end * 1000 : now()) };
    },
  };
};
