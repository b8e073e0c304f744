import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../core/random/mulberry32.ts';
import { first, query, type RowOf } from '../../db/db.ts';
import { insertUsers } from '../../testing/bulk/insertUsers.ts';
import { engine } from '../../testing/database.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { isLong } from '../../testing/statistics.ts';
import type { TestEvent } from '../../testing/stripe/objects.ts';
import {
  becomeCustomer,
  DAY,
  deliver,
  entitlementOf,
  newCustomer,
  purchasesIn,
  START,
  startPayments,
  stateOf,
  type Payments,
} from './testing/startPayments.ts';

// In whatever order news of payments come, however often or not at all: what is written down is what Stripe has (docs/proof.md R19).

const seed = Number(process.env['LAMPSTAND_SEED'] ?? Date.now() % 2 ** 31);
const random = mulberry32(seed);
const below = (count: number) => Math.floor(random() * count);

/** Which of all orders: fewer where every statement is a way to another process, as on PostgreSQL. */
const EVERY = isLong ? 1 : engine === 'sqlite' ? 31 : 61;

let payments: Payments;
/** Another process on the same database. */
let other: TestServer;

beforeAll(async () => {
  payments = await startPayments();
  const { clock, server, stripe } = payments;
  other = await startServer({ db: server.db, now: () => clock.now, stripe: stripe.settings });
});
afterAll(async () => {
  await other.close();
  await payments.close();
});

const HOUR = 60 * 60_000;
/** The periods of a subscription that is begun at the start of the clock, worked out by hand. */
const FIRST_END = Date.UTC(2026, 11, 20, 12);
const SECOND_END = Date.UTC(2027, 0, 20, 12);

/** What happens to a subscription, in the order in which it happens, and by which event Stripe tells of it. */
const steps = [
  { name: 'created', type: 'customer.subscription.created' },
  { name: 'paid', type: 'invoice.paid' },
  { name: 'upgraded', type: 'customer.subscription.updated' },
  { name: 'failed', type: 'invoice.payment_failed' },
  { name: 'recovered', type: 'invoice.paid' },
  { name: 'deleted', type: 'customer.subscription.deleted' },
] as const;

/** What the rules say after each of them, without the code that works it out. */
const oracle = [
  { status: 'incomplete', plan: 'premium', tier: null, until: null, renewsAt: null },
  { status: 'active', plan: 'premium', tier: 'premium', until: FIRST_END + DAY, renewsAt: FIRST_END },
  { status: 'active', plan: 'family', tier: 'family', until: FIRST_END + DAY, renewsAt: FIRST_END },
  { status: 'past_due', plan: 'family', tier: 'family', until: FIRST_END + 7 * DAY, renewsAt: null },
  { status: 'active', plan: 'family', tier: 'family', until: SECOND_END + DAY, renewsAt: SECOND_END },
  { status: 'ended', plan: 'family', tier: null, until: null, renewsAt: null },
];

const found = async (userId: string) => {
  const { status, plan, renewsAt } = await stateOf(payments, userId);
  const entitlement = await entitlementOf(payments.server.db, userId);
  return { status, plan, ...entitlement, renewsAt: renewsAt === null ? null : Date.parse(renewsAt) };
};

/** Has one step happen to subscriptions. */
const happen = (step: number, bought: readonly { customer: string; subscription: string }[]): void => {
  const { clock, stripe } = payments;
  const each = (act: (of: { customer: string; subscription: string }) => void) => bought.forEach(act);
  if (step === 1) each(({ subscription }) => stripe.pay(subscription));
  if (step === 2) each(({ subscription }) => stripe.changeOutside(subscription, 'family'));
  if (step === 3) {
    each(({ customer }) => stripe.failNextPayment(customer));
    clock.now = FIRST_END + HOUR;
    stripe.advance();
  }
  if (step === 4) {
    each(({ customer }) => stripe.healPayments(customer));
    each(({ subscription }) => stripe.pay(subscription));
  }
  if (step === 5) each(({ subscription }) => stripe.cancelOutside(subscription));
};

const begin = (customer: string) => ({
  customer,
  subscription: payments.stripe.subscribeOutside(customer, 'premium', 'pm_card_declined').id,
});

/** Takes the events that Stripe has made, by customer. */
const taken = (): Map<string, TestEvent[]> =>
  Map.groupBy(
    payments.stripe.undelivered.splice(0),
    ({ data }) => (data.object as { customer?: string }).customer ?? '',
  );

const eventOf = (events: readonly TestEvent[] | undefined, type: string): TestEvent => {
  const event = events?.findLast((each) => each.type === type);
  if (!event) throw new Error(`Stripe made no ${type}`);
  return event;
};

const ordersOf = (numbers: readonly number[]): number[][] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((first) => ordersOf(numbers.filter((each) => each !== first)).map((rest) => [first, ...rest]));

/** When each step's event is delivered: in the given order, none before it happened, some later, some lost, some twice. */
const deliveriesOf = (order: readonly number[]): { step: number; slot: number }[] => {
  let slot = 0;
  return order.flatMap((step) => {
    slot = Math.max(slot, step);
    if (below(4) === 0) slot = Math.min(steps.length - 1, slot + 1);
    if (below(6) === 0) return [];
    return Array.from({ length: below(4) === 0 ? 2 + below(2) : 1 }, () => ({ step, slot }));
  });
};

/** Does things side by side, so many at once. */
const sideBySide = async <T>(things: readonly T[], act: (thing: T) => Promise<void>): Promise<void> => {
  const left = [...things];
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await act(thing);
    }),
  );
};

const urlOf = (): string => `${[payments.server.url, other.url][below(2)] ?? ''}/api/stripe/webhook`;

describe(`events in any order (LAMPSTAND_SEED=${seed})`, () => {
  it(`one in ${EVERY} of the 720 orders, doubled, lost and side by side, while things go on at Stripe`, async () => {
    const orders = ordersOf([0, 1, 2, 3, 4, 5]).filter((_, at) => at % EVERY === 0);
    await insertUsers(payments.server.db, orders.length);
    const people = await Promise.all(
      orders.map(async (order, at) => {
        const userId = `10000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`;
        const customer = await becomeCustomer(payments, userId);
        return { userId, deliveries: deliveriesOf(order), events: [] as TestEvent[], ...begin(customer) };
      }),
    );
    for (const [slot, { type }] of steps.entries()) {
      happen(slot, people);
      const news = taken();
      for (const person of people) person.events.push(eventOf(news.get(person.customer), type));
      const due = people.filter(({ deliveries }) => deliveries.some((each) => each.slot === slot));
      await sideBySide(due, async ({ userId, deliveries, events }) => {
        const now = deliveries.filter((each) => each.slot === slot);
        const answers = await Promise.all(now.map(({ step }) => deliver(payments, events[step] as TestEvent, urlOf())));
        expect(answers).toEqual(answers.map(() => 200));
        expect(await found(userId)).toEqual(oracle[slot]);
      });
    }
    // What was lost is found.
    await payments.server.settle();
    for (const { userId } of people) {
      expect(await found(userId)).toEqual(oracle.at(-1));
      expect(await purchasesIn(payments, userId)).toHaveLength(1);
    }
  }, 300_000);

  it.each(steps.slice(1).map(({ name }, at) => [name, at + 1] as const))(
    'a truth that was read before "%s" is never written after it',
    async (_, step) => {
      const { clock, stripe, server } = payments;
      clock.now = START;
      const { userId, customer } = await newCustomer(payments);
      const bought = begin(customer);
      const all: TestEvent[] = [eventOf(taken().get(customer), steps[0].type)];
      for (let before = 1; before < step; before++) {
        happen(before, [bought]);
        all.push(eventOf(taken().get(customer), steps[before]?.type ?? ''));
      }
      // While the first process has its answer, but has not written it down, things go on, and the other hears of that.
      stripe.killAfter('GET /v1/subscriptions', async () => {
        happen(step, [bought]);
        const event = eventOf(taken().get(customer), steps[step]?.type ?? '');
        expect(await deliver(payments, event, `${other.url}/api/stripe/webhook`)).toBe(200);
      });
      expect(await deliver(payments, all.at(-1) as TestEvent, `${server.url}/api/stripe/webhook`)).toBe(200);
      expect(await found(userId)).toEqual(oracle[step]);
    },
  );

  it('an event that is told again after its answer was lost changes nothing', async () => {
    const { clock, stripe, server } = payments;
    clock.now = START;
    const { userId, customer } = await newCustomer(payments);
    const bought = begin(customer);
    happen(1, [bought]);
    const event = eventOf(taken().get(customer), 'invoice.paid');
    expect(await deliver(payments, event)).toBe(200);
    const revision = () =>
      server.db.read(() =>
        first(
          query<RowOf<'billing_customers', 'revision' | 'synced_at'>>(
            'SELECT revision, synced_at FROM billing_customers WHERE user_id = ?',
            userId,
          ),
        ),
      );
    const [before, calls] = [await revision(), stripe.calls.length];
    for (let again = 0; again < 3; again++) expect(await deliver(payments, event)).toBe(200);
    expect(await revision()).toEqual(before);
    expect(stripe.calls).toHaveLength(calls);
    expect(await found(userId)).toEqual(oracle[1]);
  });
});
