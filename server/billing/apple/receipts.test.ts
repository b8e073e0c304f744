import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppStore, createChain, signAs, type AppStore, type Transaction } from '../../testing/apple/appStore.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listen } from '../../testing/http/listen.ts';
import { buy } from '../../testing/purchases.ts';
import { createPeople, type Someone } from '../../testing/someone.ts';
import { query, type RowOf } from '../../db/db.ts';
import { purchasesOf, readState } from '../service.ts';

const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;

let server: TestServer;
let store: AppStore;
const now = () => server.clock.now;
const iso = (moment: number) => new Date(moment).toISOString();

beforeAll(async () => {
  store = createAppStore(now);
  server = await startServer({ apple: store.settings, locked: { subscriptionRequired: true } });
});
afterAll(() => server.close());

const { person, newClient } = createPeople(() => server);
const validate = ({ client }: Pick<Someone, 'client'>, receiptData: string) =>
  client.call('validateReceipt', { body: { receiptData } });
const buyIn = (me: Someone, transaction: Transaction) => validate(me, store.sign(transaction));
const tierOf = async ({ client }: Someone) => (await client.call('currentUser')).data.subscriptionTier;
const stateOf = ({ id }: Someone) => server.db.read(() => readState(id, now()));
const keptOf = ({ id }: Someone) => server.db.read(() => purchasesOf(id));

describe('a purchase of the iOS app', () => {
  it('is the account’s until Apple’s end of it, and opens what premium opens', async () => {
    const me = await person('registered');
    expect((await me.client.call('posts')).status).toBe(402);
    const { status, data } = await buyIn(me, store.sell(me.id));
    const until = iso(now() + YEAR);
    expect(status).toBe(200);
    expect(data).toEqual({ success: true, subscription: { status: 'active', expiresAt: until } });
    expect(await tierOf(me)).toBe('premium');
    expect((await me.client.call('posts')).status).toBe(200);
    expect(await stateOf(me)).toEqual({
      plan: 'premium',
      status: 'active',
      source: 'apple',
      until,
      renewsAt: until,
      cancelAt: null,
      nextPlan: null,
      refundableUntil: null,
    });
  });

  it('is told to whoever has the app open', async () => {
    const me = await person('premium');
    const live = await listen(me.client);
    await buyIn(me, store.sell(me.id));
    await expect.poll(() => live.events.map(({ kind }) => kind)).toContain('entitlement');
    live.close();
  });

  it('is read from JSON too, and its account’s id in capitals', async () => {
    const me = await person('registered');
    const signedTransactionInfo = store.sign(store.sell(me.id.toUpperCase()));
    const { data } = await validate(me, JSON.stringify({ signedTransactionInfo, more: 'of it' }));
    expect(data.subscription.status).toBe('active');
  });

  it('may be restored by who has no confirmed address', async () => {
    const me = await person('registered', { verified: false });
    expect((await buyIn(me, store.sell(me.id))).status).toBe(200);
  });

  it('says expired and revoked as Apple does, and opens nothing then', async () => {
    const [late, refunded] = [await person('registered'), await person('registered')];
    const ended = store.sell(late.id, { purchaseDate: now() - YEAR - 1 });
    expect((await buyIn(late, ended)).data.subscription).toEqual({ status: 'expired', expiresAt: iso(now() - 1) });
    const revoked = store.sell(refunded.id, { revocationDate: now(), revocationReason: 0 });
    expect((await buyIn(refunded, revoked)).data.subscription.status).toBe('revoked');
    for (const each of [late, refunded]) {
      expect(await tierOf(each)).toBe('free');
      expect((await stateOf(each)).status).toBe('ended');
    }
  });

  it('ends at its end without any news', async () => {
    const me = await person('registered');
    await buyIn(me, store.sell(me.id, { expiresDate: now() + 1000 }));
    expect(await tierOf(me)).toBe('premium');
    server.clock.now += 1000;
    expect(await tierOf(me)).toBe('free');
    expect((await stateOf(me)).status).toBe('ended');
  });

  it('is one purchase however often it comes, also at once', async () => {
    const me = await person('registered');
    const receipt = store.sign(store.sell(me.id));
    const answers = await Promise.all(Array.from({ length: 8 }, () => validate(me, receipt)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await keptOf(me)).toHaveLength(1);
  });

  it('belongs to one account: to any other it is refused', async () => {
    const [me, other] = [await person('registered'), await person('registered')];
    const transaction = store.sell(me.id);
    expect((await buyIn(other, transaction)).failure.code).toBe('receipt_refused');
    await buyIn(me, transaction);
    expect((await buyIn(other, transaction)).failure).toMatchObject({ code: 'receipt_taken' });
    // The same Apple ID buys again for another account.
    server.clock.now += DAY;
    const forOther = store.again(transaction, { appAccountToken: other.id, purchaseDate: now() });
    expect((await buyIn(other, forOther)).status).toBe(409);
    expect(await tierOf(other)).toBe('free');
    expect(await tierOf(me)).toBe('premium');
  });

  it('of two accounts at once belongs to one', async () => {
    const two = [await person('registered'), await person('registered')];
    const [one] = two;
    const transaction = store.sell(one?.id ?? '');
    const answers = await Promise.all(two.map((each) => buyIn(each, { ...transaction, appAccountToken: each.id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is not changed by what was signed earlier, or is of an earlier period', async () => {
    const me = await person('registered');
    const first = store.sell(me.id, { purchaseDate: now() - YEAR });
    server.clock.now += DAY;
    const second = store.renew(first);
    await buyIn(me, second);
    const after = await keptOf(me);
    server.clock.now += DAY;
    for (const older of [
      first,
      store.again(first),
      store.again(first, { revocationDate: now() }),
      { ...second, signedDate: now() - 3 * DAY, expiresDate: now() + 9 * YEAR },
    ]) {
      const { data } = await buyIn(me, older);
      expect(data.subscription).toEqual({ status: 'active', expiresAt: iso(second.expiresDate ?? 0) });
      expect(await keptOf(me)).toEqual(after);
    }
    await buyIn(me, store.again(second, { revocationDate: now() }));
    expect(await tierOf(me)).toBe('free');
    await buyIn(me, second);
    expect(await tierOf(me)).toBe('free');
  });

  it('follows whichever order the periods of its history come in', async () => {
    const me = await person('registered');
    const first = store.sell(me.id, { purchaseDate: now() - 2 * YEAR });
    const second = store.renew(first);
    const third = store.renew(second);
    for (const each of [second, third, first]) await buyIn(me, store.again(each));
    expect(await stateOf(me)).toMatchObject({ status: 'active', until: iso(third.expiresDate ?? 0) });
    expect((await keptOf(me))[0]?.first_paid_at).toBe(first.purchaseDate);
  });

  it('of the sandbox is for confirmed accounts that Apple reviews the app with', async () => {
    const [reviewer, unconfirmed, me] = [
      await person('registered'),
      await person('registered', { verified: false }),
      await person('registered'),
    ];
    store.settings.reviewAccounts.push(reviewer.email, unconfirmed.email);
    const answers = await Promise.all(
      [reviewer, unconfirmed, me].map((each) => buyIn(each, store.sell(each.id, { environment: 'Sandbox' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
  });

  it('gives back what was bought later on the web, and leaves what was bought earlier', async () => {
    const me = await person('registered');
    const earlier = await buy(server, me.id);
    server.clock.now += DAY;
    const transaction = store.sell(me.id);
    server.clock.now += DAY;
    const later = await buy(server, me.id);
    await buyIn(me, transaction);
    const tasks = await server.db.read(() =>
      query<RowOf<'billing_tasks', 'kind' | 'subject'>>('SELECT kind, subject FROM billing_tasks ORDER BY subject'),
    );
    expect(tasks).toEqual([{ kind: 'refund', subject: later.id }]);
    expect(earlier.id).not.toBe(later.id);
  });
});

describe('what is no purchase of this app', () => {
  it('is refused, whatever is wrong with it', async () => {
    const me = await person('registered');
    const other = await person('registered');
    const good = store.sell(me.id);
    const { chain } = store;
    const strange = createChain();
    const expired = createChain({ root: chain.root, validTo: Date.UTC(2021, 0) });
    const [head = '', body = '', signature = ''] = store.sign(good).split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const receipts: Record<string, string> = {
      'another bundle': store.sign({ ...good, bundleId: 'org.example.other' }),
      'another product': store.sign({ ...good, productId: 'org.example.lampstand.other' }),
      'another account': store.sign({ ...good, appAccountToken: other.id }),
      'no account': store.sign({ ...good, appAccountToken: undefined }),
      'an account that is none': store.sign({ ...good, appAccountToken: 'me' }),
      'no end': store.sign({ ...good, expiresDate: undefined }),
      'no date': store.sign({ ...good, signedDate: undefined }),
      'something that is used up': store.sign({ ...good, type: 'Consumable' }),
      'replaced by another': store.sign({ ...good, isUpgraded: true }),
      'of the sandbox': store.sign({ ...good, environment: 'Sandbox' }),
      'of Xcode': store.sign({ ...good, environment: 'Xcode' }),
      'of Xcode, unsigned': `${unsigned}.${Buffer.from(JSON.stringify({ ...good, environment: 'Xcode' })).toString('base64url')}.e30`,
      'of LocalTesting, unsigned': `${unsigned}.${Buffer.from(JSON.stringify({ ...good, environment: 'LocalTesting' })).toString('base64url')}.e30`,
      'another root': signAs(strange, good),
      'another root, ours beside it': signAs({ ...strange, root: chain.root }, good),
      'no mark of receipts on the leaf': signAs(createChain({ root: chain.root, leafMarker: undefined }), good),
      'no mark of Apple between': signAs(createChain({ root: chain.root, intermediateMarker: undefined }), good),
      'a mark of something else': signAs(
        createChain({ root: chain.root, leafMarker: '1.2.840.113635.100.6.11.2' }),
        good,
      ),
      'no authority between': signAs(createChain({ root: chain.root, isAuthority: false }), good),
      'certificates that had ended': signAs(expired, good),
      'somebody else’s key': signAs({ ...chain, leaf: { ...chain.leaf, privateKey: strange.leaf.privateKey } }, good),
      'no algorithm': store.sign(good, { alg: 'none' }),
      'no algorithm and no signature': `${unsigned}.${body}.`,
      'an algorithm with the certificate as its secret': store.sign(good, { alg: 'HS256' }),
      'no certificates': store.sign(good, { x5c: [] }),
      'two certificates': store.sign(good, { x5c: [chain.leaf, chain.root].map(({ der }) => der.toString('base64')) }),
      'certificates that are none': store.sign(good, { x5c: ['AAAA', 'AAAA', 'AAAA'] }),
      'signed twice': `${head}.${body}.${signature}${signature}`,
      'the signature of another': `${head}.${body}.${store.sign({ ...good, quantity: 2 }).split('.')[2]}`,
      'an old receipt': Buffer.from('not a JWS').toString('base64'),
      'a notification': store.sign(store.notify('SUBSCRIBED', { transaction: good })),
      'JSON without it': '{"transactionId":"1"}',
      'JSON with something else': '{"signedTransactionInfo":{"productId":"premium"}}',
      'JSON of nothing': 'null',
      dots: '..',
      'control characters': '\u0000.\u0001.\u0002',
    };
    const answers: Record<string, string> = {};
    for (const [what, receipt] of Object.entries(receipts)) {
      // Each of them from an hour of its own: how often somebody may ask is limited.
      server.clock.now += 61 * 60_000;
      answers[what] = (await validate(me, receipt)).failure.code;
    }
    expect(answers).toEqual(Object.fromEntries(Object.keys(receipts).map((what) => [what, 'receipt_refused'])));
    expect(await keptOf(me)).toEqual([]);
    expect(await tierOf(me)).toBe('free');
    expect((await buyIn(me, good)).status).toBe(200);
  });

  it('is what 200 changes make of a good one', async () => {
    const me = await person('registered');
    const good = store.sign(store.sell(me.id));
    const accepted: number[] = [];
    for (let index = 0; index < 200; index++) {
      server.clock.now += 61_000;
      const at = Math.floor((index * good.length) / 200);
      const changed = good[at] === '.' ? '-' : flip(good, at);
      if ((await validate(me, good.slice(0, at) + changed + good.slice(at + 1))).status === 200) accepted.push(at);
    }
    expect(accepted).toEqual([]);
    expect(await keptOf(me)).toEqual([]);
  });

  it('is refused without a session, too long, or too often', async () => {
    const me = await person('registered');
    const receipt = store.sign(store.sell(me.id));
    expect((await validate({ client: newClient() }, receipt)).status).toBe(401);
    expect((await validate(me, 'a'.repeat(33_000))).status).toBe(400);
    expect((await validate(me, 'a'.repeat(5_000_000))).status).toBe(413);
    for (let index = 0; index < 60; index++) await validate(me, 'nothing');
    expect((await validate(me, receipt)).status).toBe(429);
    server.clock.now += 61 * 60_000;
    expect((await validate(me, receipt)).status).toBe(200);
    expect(server.logged.join('')).not.toContain(receipt.slice(-40));
  });
});

/** Another character of the same alphabet, which changes its highest bit: the last one of a part has bits that say nothing. */
const flip = (text: string, at: number): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet[alphabet.indexOf(text[at] ?? '') ^ 32] ?? '';
};

describe('Apple’s answer about its certificates', () => {
  it('is waited for: while it can’t be had nothing is taken or lost', async () => {
    const asked = createAppStore(now, createChain({ askAt: 'http://127.0.0.1:9/ocsp' }));
    const strict = await startServer({ apple: { ...asked.settings, onlineChecks: true } });
    try {
      const me = await createPeople(() => strict).person('registered');
      const { failure } = await validate(me, asked.sign(asked.sell(me.id)));
      expect(failure.code).toBe('payments_unavailable');
      const news = asked.sign(asked.notify('TEST'));
      expect((await me.client.call('appleNotification', { body: { signedPayload: news } })).status).toBe(503);
    } finally {
      await strict.close();
    }
  });

  it('is not asked for what is not signed by them', async () => {
    const asked = createAppStore(now, createChain({ askAt: 'http://127.0.0.1:9/ocsp' }));
    const strict = await startServer({ apple: { ...store.settings, onlineChecks: true } });
    try {
      const me = await createPeople(() => strict).person('registered');
      expect((await validate(me, asked.sign(asked.sell(me.id)))).failure.code).toBe('receipt_refused');
    } finally {
      await strict.close();
    }
  });
});
