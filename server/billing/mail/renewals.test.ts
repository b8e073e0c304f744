import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { Member } from '../../testing/people.ts';
import { buy } from '../../testing/purchases.ts';
import { startStripe, type TestStripe } from '../../testing/stripe/startStripe.ts';
import { openStripe, type PurchaseRow, type StripeClient } from '../service.ts';

const DAY = 24 * 60 * 60_000;
const clock = { now: Date.UTC(2026, 10, 20, 12) };
let stripe: TestStripe;
let client: StripeClient;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripe({ now: () => clock.now });
  server = await startServer({ now: () => clock.now, stripe: stripe.settings });
  client = await openStripe(stripe.settings);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

/** A member who pays for a plan at Stripe. */
const payer = async (plan: 'basic' | 'premium', more: (renewsAt: number) => Partial<PurchaseRow> = () => ({})) => {
  const who = await server.member({ verified: true });
  const { id: customer } = await client.customers.create({ metadata: { userId: who.user.id } });
  const subscription = stripe.subscribeOutside(customer, plan);
  const renewsAt = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
  await buy({ db: server.db, clock }, who.user.id, {
    ...{ id: subscription.id, plan, renews_at: renewsAt, until: renewsAt + DAY },
    ...more(renewsAt),
  });
  return { who, renewsAt };
};

/** Runs the jobs, and once more for what one of them noted. */
const settle = async () => {
  await server.settle();
  await server.settle();
};
const renewalsTo = ({ email }: Member) =>
  server.mails.filter(({ to, subject }) => to === email && subject.includes('renews'));

it('a renewal is told of seven days before, once, with the sum and the day', async () => {
  const { who, renewsAt } = await payer('premium');
  clock.now = renewsAt - 7 * DAY - 1;
  await settle();
  expect(renewalsTo(who)).toEqual([]);
  clock.now += 1;
  await settle();
  await settle();
  const [mail, ...more] = renewalsTo(who);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your Premium plan renews on December 20, 2026');
  expect(mail?.text).toContain('$9.99 is then charged');
  expect(mail?.text).toContain('“Cancel plan”');
});

it('a downgrade that is to come is told of with its own sum', async () => {
  const { who, renewsAt } = await payer('premium', () => ({ next_plan: 'basic' }));
  clock.now = renewsAt - DAY;
  await settle();
  expect(renewalsTo(who).map(({ subject }) => subject.slice(0, 23))).toEqual(['Your Basic plan renews ']);
  expect(renewalsTo(who)[0]?.text).toContain('$4.99 is then charged');
});

it.each<[string, (renewsAt: number) => Partial<PurchaseRow>]>([
  ['was cancelled', (at) => ({ cancel_at: at, renews_at: null })],
  ['is unpaid', () => ({ status: 'past_due', renews_at: null })],
  ['is Apple’s', () => ({ source: 'apple' })],
])('nothing is told of a renewal that %s', async (_, change) => {
  const { who, renewsAt } = await payer('basic', change);
  const control = await payer('basic');
  clock.now = renewsAt - DAY;
  await settle();
  expect(renewalsTo(control.who)).toHaveLength(1);
  expect(renewalsTo(who)).toEqual([]);
});

it('given Stripe can’t be asked, then it is told of once it can', async () => {
  const { who, renewsAt } = await payer('basic');
  clock.now = renewsAt - DAY;
  stripe.fail('error', { times: Infinity, path: 'create_preview' });
  await settle();
  expect(renewalsTo(who)).toEqual([]);
  stripe.heal();
  clock.now += 60 * 60_000;
  await settle();
  expect(renewalsTo(who)).toHaveLength(1);
});

it('given one that Stripe answers nothing readable about, then the others are told of all the same', async () => {
  const [first, second] = [await payer('basic'), await payer('basic')];
  clock.now = Math.max(first.renewsAt, second.renewsAt) - DAY;
  stripe.fail('garbage', { path: 'create_preview' });
  await settle();
  expect(renewalsTo(first.who).length + renewalsTo(second.who).length).toBe(1);
  clock.now += 60 * 60_000;
  await settle();
  expect([renewalsTo(first.who).length, renewalsTo(second.who).length]).toEqual([1, 1]);
});
