import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppStore, createChain, signAs, type AppStore } from '../../testing/apple/appStore.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { query } from '../../db/db.ts';
import { purchasesOf, readState } from '../service.ts';

const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;

let server: TestServer;
let store: AppStore;
const now = () => server.clock.now;
const iso = (moment: number | undefined) => new Date(moment ?? 0).toISOString();

beforeAll(async () => {
  store = createAppStore(now);
  server = await startServer({ apple: store.settings });
});
afterAll(() => server.close());

const { person, newClient } = createPeople(() => server);
const tell = (signedPayload: string) => newClient().call('appleNotification', { body: { signedPayload } });
const hear = async (...news: Parameters<AppStore['notify']>) => {
  const { status, data } = await tell(store.sign(store.notify(...news)));
  expect([status, data]).toEqual([200, { received: true }]);
};
const validate = ({ client }: Someone, receiptData: string) =>
  client.call('validateReceipt', { body: { receiptData } });
const stateOf = ({ id }: Someone) => server.db.read(() => readState(id, now()));
const keptOf = ({ id }: Someone) => server.db.read(() => purchasesOf(id));
const tierOf = async ({ client }: Someone) => (await client.call('currentUser')).data.subscriptionTier;

describe('Apple’s news', () => {
  it('makes the purchase where it comes before the app’s word, which changes nothing then', async () => {
    const me = await person('registered');
    const transaction = store.sell(me.id);
    await hear('SUBSCRIBED', { transaction });
    expect(await tierOf(me)).toBe('premium');
    const after = await keptOf(me);
    expect((await validate(me, store.sign(transaction))).data.subscription.status).toBe('active');
    expect(await keptOf(me)).toEqual(after);
  });

  it('renews, cancels and takes a cancellation back, however often it comes', async () => {
    const me = await person('registered');
    const first = store.sell(me.id);
    await hear('SUBSCRIBED', { transaction: first });
    server.clock.now += YEAR - DAY;
    const second = store.renew(first);
    for (let twice = 0; twice < 2; twice++) await hear('DID_RENEW', { transaction: second });
    expect(await stateOf(me)).toMatchObject({ until: iso(second.expiresDate), renewsAt: iso(second.expiresDate) });
    expect(await keptOf(me)).toHaveLength(1);

    server.clock.now += DAY;
    const cancelled = { transaction: store.again(second), renewal: { autoRenewStatus: 0 } };
    await hear('DID_CHANGE_RENEWAL_STATUS', cancelled);
    expect(await stateOf(me)).toMatchObject({ status: 'active', renewsAt: null, cancelAt: iso(second.expiresDate) });
    server.clock.now += 1000;
    // What the device says, signed later and without a word of it, leaves the cancellation.
    await validate(me, store.sign(store.again(second)));
    expect(await stateOf(me)).toMatchObject({ renewsAt: null, cancelAt: iso(second.expiresDate) });
    server.clock.now += 1000;
    await hear('DID_CHANGE_RENEWAL_STATUS', { transaction: store.again(second) });
    expect(await stateOf(me)).toMatchObject({ renewsAt: iso(second.expiresDate), cancelAt: null });
    await hear('DID_CHANGE_RENEWAL_STATUS', {
      ...cancelled,
      renewal: { autoRenewStatus: 0, signedDate: now() - 1000 },
    });
    expect((await stateOf(me)).cancelAt).toBeNull();
  });

  it('keeps what is open through Apple’s time of grace, and no longer', async () => {
    const me = await person('registered');
    const transaction = store.sell(me.id, { purchaseDate: now() - YEAR + DAY });
    const gracePeriodExpiresDate = now() + 17 * DAY;
    const failed = { transaction, renewal: { gracePeriodExpiresDate, isInBillingRetryPeriod: true } };
    // Also where it is told before the period has ended.
    await hear('DID_FAIL_TO_RENEW', failed);
    server.clock.now += 2 * DAY;
    expect(await tierOf(me)).toBe('premium');
    await hear('DID_FAIL_TO_RENEW', { ...failed, transaction: store.again(transaction) });
    expect(await stateOf(me)).toMatchObject({ status: 'past_due', until: iso(gracePeriodExpiresDate) });
    const { data } = await validate(me, store.sign(store.again(transaction)));
    expect(data.subscription).toEqual({ status: 'active', expiresAt: iso(gracePeriodExpiresDate) });
    server.clock.now += 15 * DAY;
    expect(await tierOf(me)).toBe('free');
    await hear('GRACE_PERIOD_EXPIRED', { transaction: store.again(transaction) });
    expect((await stateOf(me)).status).toBe('ended');
    // Apple goes on asking for the payment, and gets it.
    const recovered = store.renew(transaction, { purchaseDate: now(), expiresDate: now() + YEAR });
    await hear('DID_RENEW', { transaction: recovered });
    expect(await stateOf(me)).toMatchObject({ status: 'active', until: iso(now() + YEAR) });
  });

  it.each(['REFUND', 'REVOKE'])('ends it at once: %s; and opens it again where that is taken back', async (kind) => {
    const me = await person('registered');
    const transaction = store.sell(me.id);
    await hear('SUBSCRIBED', { transaction });
    server.clock.now += DAY;
    const revoked = store.again(transaction, { revocationDate: now(), revocationReason: 1 });
    await hear(kind, { transaction: revoked });
    expect(await stateOf(me)).toMatchObject({ status: 'ended', cancelAt: iso(now()) });
    expect(await tierOf(me)).toBe('free');
    expect((await validate(me, store.sign(transaction))).data.subscription.status).toBe('revoked');
    server.clock.now += DAY;
    await hear('REFUND_REVERSED', { transaction: store.again(transaction) });
    expect(await tierOf(me)).toBe('premium');
  });

  it('leaves what is paid for open when a payment of an earlier year is given back', async () => {
    const me = await person('registered');
    const first = store.sell(me.id, { purchaseDate: now() - YEAR });
    await hear('DID_RENEW', { transaction: store.renew(first) });
    server.clock.now += DAY;
    await hear('REFUND', { transaction: store.again(first, { revocationDate: now() }) });
    expect(await tierOf(me)).toBe('premium');
  });

  it('ends it with the period, or at once, where another product follows', async () => {
    const [me, other] = [await person('registered'), await person('registered')];
    const [transaction, replaced] = [store.sell(me.id), store.sell(other.id)];
    const productId = 'org.example.lampstand.other';
    await hear('DID_CHANGE_RENEWAL_PREF', { transaction, renewal: { autoRenewProductId: productId } });
    expect(await stateOf(me)).toMatchObject({
      status: 'active',
      renewsAt: null,
      cancelAt: iso(transaction.expiresDate),
    });
    await hear('SUBSCRIBED', { transaction: replaced });
    server.clock.now += DAY;
    await hear('DID_CHANGE_RENEWAL_PREF', {
      transaction: store.renew(replaced, { productId, purchaseDate: now(), transactionReason: 'PURCHASE' }),
    });
    expect(await tierOf(other)).toBe('free');
  });

  it('counts a plan as begun anew that was bought again after it had ended', async () => {
    const me = await person('registered');
    const first = store.sell(me.id, { purchaseDate: now() - 3 * YEAR });
    await hear('EXPIRED', { transaction: first, renewal: { autoRenewStatus: 0, expirationIntent: 1 } });
    expect((await keptOf(me))[0]).toMatchObject({ status: 'ended', started_at: first.purchaseDate });
    const again = store.renew(first, { purchaseDate: now(), expiresDate: now() + YEAR, transactionReason: 'PURCHASE' });
    await hear('SUBSCRIBED', { transaction: again });
    expect((await keptOf(me))[0]).toMatchObject({ started_at: now(), first_paid_at: first.purchaseDate });
    server.clock.now += DAY;
    await hear('DID_RENEW', { transaction: store.renew(again) });
    expect((await keptOf(me))[0]?.started_at).toBe(again.purchaseDate);
  });

  it('says nothing of who is not here, of another account, or of what is no subscription', async () => {
    const [me, gone] = [await person('registered'), await person('registered')];
    await server.db.write(() => query('DELETE FROM users WHERE id = ?', gone.id));
    const mine = store.sell(me.id);
    await hear('SUBSCRIBED', { transaction: mine });
    const before = await keptOf(me);
    const other = await person('registered');
    for (const transaction of [
      store.sell(gone.id),
      store.sell(randomUUID()),
      store.sell('nobody'),
      store.sell(other.id, { productId: 'org.example.lampstand.other' }),
      store.sell(other.id, { type: 'Consumable' }),
      store.sell(other.id, { environment: 'Sandbox' }),
      store.again(mine, { appAccountToken: other.id, revocationDate: now() }),
    ])
      await hear('SUBSCRIBED', { transaction });
    await hear('TEST');
    await hear('CONSUMPTION_REQUEST', { about: { consumptionRequestReason: 'UNINTENDED_PURCHASE' } });
    await hear('SOMETHING_NEW', { about: { somethingNew: true } });
    expect(await keptOf(me)).toEqual(before);
    for (const each of [gone, other]) expect(await keptOf(each)).toEqual([]);
  });

  it('of the sandbox is heard about accounts that Apple reviews the app with', async () => {
    const reviewer = await person('registered');
    store.settings.reviewAccounts.push(reviewer.email);
    const transaction = store.sell(reviewer.id, { environment: 'Sandbox' });
    // The sandbox names no app.
    await hear('SUBSCRIBED', { transaction, about: { appAppleId: undefined } });
    expect(await tierOf(reviewer)).toBe('premium');
  });

  it('is refused where Apple has not signed all of it for this app', async () => {
    const me = await person('registered');
    const transaction = store.sell(me.id);
    const strange = createChain();
    const good = store.notify('SUBSCRIBED', { transaction });
    const about = (data: object) => store.sign({ ...good, data: { ...good.data, ...data } });
    const refused: Record<string, string> = {
      'another app': about({ appAppleId: 1 }),
      'another bundle': about({ bundleId: 'org.example.other' }),
      'of Xcode': about({ environment: 'Xcode' }),
      'of the sandbox about a production purchase': about({ environment: 'Sandbox' }),
      'a purchase that somebody else signed': about({ signedTransactionInfo: signAs(strange, transaction) }),
      'a renewal that somebody else signed': about({ signedRenewalInfo: signAs(strange, transaction) }),
      'a purchase of another bundle': about({
        signedTransactionInfo: store.sign({ ...transaction, bundleId: 'org.example.other' }),
      }),
      'signed by somebody else': signAs(strange, good),
      'of no kind': store.sign({ signedDate: now() }),
      'a transaction': store.sign(transaction),
      garbage: 'garbage',
      'JSON alone': JSON.stringify(good),
    };
    const answers: Record<string, number> = {};
    for (const [what, payload] of Object.entries(refused)) answers[what] = (await tell(payload)).status;
    expect(answers).toEqual(Object.fromEntries(Object.keys(refused).map((what) => [what, 400])));
    expect((await tell('a'.repeat(131_073))).status).toBe(400);
    expect((await tell('a'.repeat(5_000_000))).status).toBe(413);
    expect((await newClient().call('appleNotification', { body: {} })).status).toBe(400);
    expect(await keptOf(me)).toEqual([]);
    expect(server.logged.join('')).not.toContain(transaction.originalTransactionId);
  });

  it('in any order, often and at once, comes to what Apple said last', async () => {
    const me = await person('registered');
    const first = store.sell(me.id, { purchaseDate: now() - YEAR });
    const second = store.renew(first);
    const moments = [first, second, store.again(second), store.again(second)];
    const news = moments.map((transaction, at) => {
      const signedDate = now() + at;
      const renewal = { signedDate, autoRenewStatus: at === 3 ? 0 : 1 };
      return store.sign(store.notify('ANY', { transaction: { ...transaction, signedDate }, renewal }));
    });
    const shuffled = [...news, ...news, ...news].toSorted((a, b) => (a.slice(-9) < b.slice(-9) ? -1 : 1));
    await Promise.all(shuffled.map(tell));
    expect(await stateOf(me)).toMatchObject({ status: 'active', renewsAt: null, cancelAt: iso(second.expiresDate) });
    expect(await keptOf(me)).toHaveLength(1);
  });

  it('goes with the account', async () => {
    const { client, user, password } = await server.member({ verified: true });
    await hear('SUBSCRIBED', { transaction: store.sell(user.id) });
    const { data } = await client.call('downloadData');
    expect(JSON.stringify(data)).toContain('applePurchases');
    expect((await client.call('deleteAccount', { body: { password } })).status).toBe(204);
    const rows = await server.db.read(() => query('SELECT id FROM apple_subscriptions WHERE user_id = ?', user.id));
    expect(rows).toEqual([]);
  });
});

describe('a server without Apple’s settings', () => {
  it('sells nothing in the iOS app', async () => {
    const plain = await startServer();
    try {
      const me = await createPeople(() => plain).person('registered');
      expect((await validate(me, store.sign(store.sell(me.id)))).failure.code).toBe('payments_unavailable');
      const body = { signedPayload: store.sign(store.notify('TEST')) };
      expect((await me.client.call('appleNotification', { body })).status).toBe(503);
    } finally {
      await plain.close();
    }
  });
});
