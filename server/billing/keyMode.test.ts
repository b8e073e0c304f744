import { expect, it } from 'vitest';
import { startServer } from '../testing/harness.ts';
import { buy } from '../testing/purchases.ts';
import { purchasesOf } from './service.ts';
import { newCustomer, startPayments } from './stripe/testing/startPayments.ts';

it('test keys sell nothing, and end nothing, where people pay with real money', async () => {
  const payments = await startPayments();
  const { clock, stripe } = payments;
  const { db } = payments.server;
  const { userId, customer } = await newCustomer(payments);
  const bought = await buy({ db, clock }, userId);
  // What test mode answers about a customer of live mode: that there is none.
  stripe.deleteCustomerOutside(customer);

  const live = { ...stripe.settings, secretKey: 'sk_live_1', publishableKey: 'pk_live_1' };
  const start = { db, now: () => clock.now, locked: { subscriptionRequired: true } };
  await (await startServer({ ...start, stripe: live })).close();

  const mistaken = await startServer({ ...start, stripe: stripe.settings });
  const calls = stripe.calls.length;
  await mistaken.settle();
  expect(stripe.calls).toHaveLength(calls);
  expect((await mistaken.visitor().call('plans')).data).toEqual({ publishableKey: null, plans: [] });
  expect(await db.read(() => purchasesOf(userId))).toEqual([bought]);
  expect(mistaken.logged.join('\n')).toContain('Payments are off');
  await mistaken.close();
  await payments.close();
});
