import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../../core/random/mulberry32.ts';
import { sign, type DeliverOptions } from '../../../testing/stripe/delivery.ts';
import type { TestEvent } from '../../../testing/stripe/objects.ts';
import { startServer } from '../../../testing/harness.ts';
import {
  deliver,
  entitlementOf,
  knownEvents,
  newCustomer,
  startPayments,
  START,
  type Payments,
} from '../testing/startPayments.ts';

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.close());

const [OLD, NEW] = ['whsec_standin', 'whsec_other'] as const;

/** Somebody whose paid subscription nobody has told us of, and the event that would. */
const untold = async (): Promise<{ userId: string; event: TestEvent }> => {
  const { userId, customer } = await newCustomer(payments);
  payments.stripe.subscribeOutside(customer, 'premium');
  const event = payments.stripe.undelivered.splice(0).find(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('nothing was paid');
  return { userId, event };
};

const send = async (event: TestEvent, options: DeliverOptions) => {
  const response = await payments.stripe.deliver(event, { url: payments.webhook, ...options });
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie'),
    body: await response.json(),
  };
};

const seconds = () => Math.floor(payments.clock.now / 1000);

describe('forged news of payments (S21)', () => {
  let userId: string;
  let event: TestEvent;
  beforeEach(async () => ({ userId, event } = await untold()));

  const isClosed = async () => {
    expect(await entitlementOf(payments.server.db, userId)).toEqual({ tier: null, until: null });
    expect(await knownEvents(payments)).toBe(0);
  };

  it('none of 200 changes to body, header, time and secret is taken, and the true one is', async () => {
    const body = JSON.stringify(event);
    const time = seconds();
    const calls = payments.stripe.calls.length;
    const statuses = new Map<string, number>();
    for (const [name, options] of mutationsOf(body, time)) statuses.set(name, (await send(event, options)).status);
    expect(statuses.size).toBe(200);
    expect([...statuses].filter(([, status]) => status !== 400)).toEqual([]);
    expect(payments.stripe.calls).toHaveLength(calls);
    await isClosed();

    const { status, cookie, body: reply } = await send(event, { body, time });
    expect({ status, cookie, reply }).toEqual({ status: 200, cookie: null, reply: { received: true } });
    expect((await entitlementOf(payments.server.db, userId)).tier).toBe('premium');
  });

  it('takes news that are 300 seconds old, and refuses those of 301', async () => {
    expect((await send(event, { time: seconds() - 301 })).status).toBe(400);
    expect((await send(event, { time: seconds() - 300 })).status).toBe(200);
  });

  it('refuses what is signed but no event, and what is too large', async () => {
    for (const body of ['{}', '[]', 'null', '"evt_1"', '{"id":"evt_1","type":"invoice.paid"}', 'not JSON'])
      expect((await send(event, { body })).status, body).toBe(400);
    expect((await send(event, { body: `${JSON.stringify(event)}${' '.repeat(256 * 1024)}` })).status).toBe(413);
  });

  it('takes a signature of either secret while one replaces the other', async () => {
    const { stripe, clock, server } = payments;
    const settings = { ...stripe.settings, webhookSecrets: [OLD, NEW] };
    const both = await startServer({ db: server.db, now: () => clock.now, stripe: settings });
    const url = `${both.url}/api/stripe/webhook`;
    const again = await untold();
    expect((await send(event, { url, secret: NEW })).status).toBe(200);
    expect((await send(again.event, { url, secret: OLD })).status).toBe(200);
    expect((await send(again.event, { url, secret: 'whsec_third' })).status).toBe(400);
    for (const id of [userId, again.userId]) expect((await entitlementOf(server.db, id)).tier).toBe('premium');
    await both.close();
  });
});

describe('whoever floods it', () => {
  it('waits after a thousand wrong signatures in a minute, and no longer than that minute', async () => {
    const { event } = await untold();
    payments.clock.now = START + 60_000;
    for (let at = 0; at < 1000; at++) expect((await send(event, { signature: null })).status).toBe(400);
    expect((await send(event, {})).status).toBe(429);
    payments.clock.now += 60_000;
    expect(await deliver(payments, event)).toBe(200);
  });
});

/** Two hundred ways to change what Stripe has signed, each by name. */
const mutationsOf = (body: string, time: number): [string, DeliverOptions][] => {
  const random = mulberry32(21);
  const below = (count: number) => Math.floor(random() * count);
  const signature = sign(body, OLD, time);
  const [, hex = ''] = signature.split('v1=');
  const fixed: [string, DeliverOptions][] = [
    ['no header', { signature: null }],
    ['an empty header', { signature: '' }],
    ['another secret', { secret: 'whsec_forged' }],
    ['an empty secret', { signature: sign(body, ' ', time) }],
    ['the secret without its beginning', { secret: 'standin' }],
    ['the publishable key as secret', { secret: 'pk_test_standin' }],
    ['JSON written anew', { body: JSON.stringify(JSON.parse(body), null, 2), signature }],
    [
      'JSON with its names sorted',
      { body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body) as object).toSorted())), signature },
    ],
    ['a space behind', { body: `${body} `, signature }],
    ['a line break before', { body: `\n${body}`, signature }],
    ['a byte order mark before', { body: `\uFEFF${body}`, signature }],
    ['a second value behind', { body: `${body}${body}`, signature }],
    ['no body', { body: '', signature }],
    ['live mode', { body: body.replace('"livemode":false', '"livemode":true'), signature }],
    ['capital letters', { signature: signature.toUpperCase() }],
    ['a capital signature', { signature: `t=${time},v1=${hex.toUpperCase()}` }],
    ['half a signature', { signature: `t=${time},v1=${hex.slice(0, 32)}` }],
    ['a longer signature', { signature: `${signature}0` }],
    ['version 0 alone', { signature: signature.replace('v1=', 'v0=') }],
    ['no version', { signature: signature.replace('v1=', '') }],
    ['no time', { signature: `v1=${hex}` }],
    ['a time in words', { signature: `t=now,v1=${hex}` }],
    ['a time with words behind', { signature: `t=${time}s,v1=${hex}` }],
    ['a time with a fraction', { signature: `t=${time}.5,v1=${hex}` }],
    ['a time with a zero before', { signature: `t=0${time},v1=${hex}` }],
    ['two times', { signature: `t=1,${signature}` }],
    ['no signature behind the time', { signature: `t=${time}` }],
    ['signed without the time', { signature: sign(body, OLD, time).replace(`t=${time}`, `t=${time + 1}`) }],
    ['signed too long ago', { time: time - 301 }],
    ['signed a day ago', { time: time - 86_400 }],
  ];
  const changed = Array.from({ length: 100 }, (_, at): [string, DeliverOptions] => {
    const place = Math.floor((at * body.length) / 100);
    const letter = body[place] === 'x' ? 'y' : 'x';
    return [`letter ${place} of the body`, { body: body.slice(0, place) + letter + body.slice(place + 1), signature }];
  });
  const headers = Array.from({ length: 50 }, (_, at): [string, DeliverOptions] => {
    const digit = ((parseInt(hex[at] ?? '0', 16) + 1 + below(14)) % 16).toString(16);
    return [
      `digit ${at} of the signature`,
      { signature: `t=${time},v1=${hex.slice(0, at)}${digit}${hex.slice(at + 1)}` },
    ];
  });
  const times = Array.from({ length: 20 }, (_, at): [string, DeliverOptions] => [
    `the time moved by ${at - 10 || 10}`,
    { signature: `t=${time + (at - 10 || 10)},v1=${hex}` },
  ]);
  return [...fixed, ...changed, ...headers, ...times];
};
