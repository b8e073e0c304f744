import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readState, settleEntitlement } from './service.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen } from '../testing/http/listen.ts';
import type { Member } from '../testing/people.ts';
import { buy } from '../testing/purchases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60_000;

const tierOf = async ({ client }: Member) => (await client.call('currentUser')).data.subscriptionTier;
const stateOf = ({ user }: Member) => server.db.read(() => readState(user.id, server.clock.now));
const mailsTo = ({ email }: Member) => server.mails.filter(({ to }) => to === email);

/** Gives somebody a seat of a family. */
const seat = (guest: Member, owner: Member) =>
  server.db.write(function* () {
    yield* query(
      'INSERT INTO family_seats (user_id, owner_id, joined_at) VALUES (?, ?, ?)',
      guest.user.id,
      owner.user.id,
      server.clock.now,
    );
    yield* settleEntitlement(guest.user.id, server.clock.now);
  });

/** A job may note a mail after the one that sends them had its turn. */
const settle = async () => {
  await server.settle();
  await server.settle();
};

describe('the end of a plan', () => {
  it('closes what it opened at that moment, before any job has run', async () => {
    const who = await server.member({ verified: true });
    const { until } = await buy(server, who.user.id, { until: server.clock.now + DAY });
    server.clock.now = until - 1;
    expect((await who.client.call('posts', { query: {} })).status).toBe(200);
    expect((await who.client.call('searchMeter')).data.limit).toBe(6);
    server.clock.now = until;
    expect((await who.client.call('posts', { query: {} })).status).toBe(402);
    expect((await who.client.call('subscriptionRequired')).data.requiresSubscription).toBe(true);
    expect((await who.client.call('searchMeter')).data.limit).toBe(3);
    expect((await who.client.call('currentUser')).data).toMatchObject({
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
      abilities: { readGated: false, post: false },
    });
    expect(await stateOf(who)).toMatchObject({ status: 'ended' });
  });

  it('is told once, on open streams and by mail', async () => {
    const who = await server.member({ verified: true });
    const { until } = await buy(server, who.user.id, { until: server.clock.now + DAY, plan: 'basic' });
    const stream = await listen(who.client);
    await settle();
    expect(stream.events).toEqual([]);
    server.clock.now = until;
    await settle();
    await vi.waitFor(() => expect(stream.events).toContainEqual({ kind: 'entitlement' }));
    await settle();
    expect(stream.events.filter(({ kind }) => kind === 'entitlement')).toHaveLength(1);
    expect(mailsTo(who).map(({ subject }) => subject)).toEqual(['Your Basic plan has ended']);
    stream.close();
  });

  it('leaves a lower plan that lasts longer, and then tells of no end', async () => {
    const who = await server.member({ verified: true });
    const { now } = server.clock;
    await buy(server, who.user.id, { plan: 'basic', source: 'apple', until: now + 3 * DAY });
    const { until } = await buy(server, who.user.id, { until: now + DAY });
    expect(await tierOf(who)).toBe('premium');
    server.clock.now = until;
    await settle();
    expect(await tierOf(who)).toBe('basic');
    expect((await who.client.call('subscriptionRequired')).data.requiresSubscription).toBe(false);
    expect(mailsTo(who)).toEqual([]);
    server.clock.now = now + 3 * DAY;
    await settle();
    expect(await tierOf(who)).toBe('free');
    expect(mailsTo(who)).toHaveLength(1);
  });

  it('takes a family’s seats with it, whose people keep what is their own', async () => {
    const [owner, guest] = [await server.member({ verified: true }), await server.member({ verified: true })];
    const { until } = await buy(server, owner.user.id, { plan: 'family', until: server.clock.now + DAY });
    await seat(guest, owner);
    expect(await tierOf(guest)).toBe('family');
    server.clock.now = until;
    await settle();
    expect([await tierOf(owner), await tierOf(guest)]).toEqual(['free', 'free']);
    expect(await stateOf(guest)).toMatchObject({ source: 'none', plan: null });
    expect(mailsTo(owner).map(({ subject }) => subject)).toEqual(['Your Family plan has ended']);
  });

  it('is settled for everybody, however many end at once', async () => {
    const { now } = server.clock;
    const people = Array.from({ length: 130 }, (_, index) => `ends-${index}`);
    await server.db.write(function* () {
      for (const id of people)
        yield* query(
          `INSERT INTO users (id, email, nickname, display_name, bio, birth_date, role, blocked, created_at, subscription_tier, subscription_until)
           VALUES (?, '', 'Ends', '', '', '1990-01-01', 'registered', 0, 0, 'basic', ?)`,
          id,
          now - 1,
        );
    });
    await settle();
    const left = await server.db.read(() =>
      query<{ count: number }>(
        "SELECT count(*) AS count FROM users WHERE id LIKE 'ends-%' AND subscription_tier IS NOT NULL",
      ),
    );
    expect(left[0]?.count).toBe(0);
  });
});

describe('mails about money', () => {
  const past = (now: number) => ({ status: 'past_due' as const, renews_at: null, until: now + 7 * DAY });

  it('tell once of a payment that failed, until it is made good', async () => {
    const who = await server.member({ verified: true });
    const bought = await buy(server, who.user.id);
    await buy(server, who.user.id, { ...bought, ...past(server.clock.now) });
    await buy(server, who.user.id, { ...bought, ...past(server.clock.now) });
    await settle();
    expect(mailsTo(who)).toHaveLength(1);
    expect(mailsTo(who)[0]?.text).toMatch(/stays open until \w+ \d+, \d{4}/);
    await buy(server, who.user.id, bought);
    await settle();
    expect(mailsTo(who)).toHaveLength(1);
    await buy(server, who.user.id, { ...bought, ...past(server.clock.now) });
    await settle();
    expect(mailsTo(who)).toHaveLength(2);
    server.clock.now += 7 * DAY;
    await settle();
    expect(mailsTo(who).map(({ subject }) => subject)[2]).toBe('Your Premium plan has ended');
    expect(mailsTo(who)[2]?.text).toContain('A payment for it did not go through.');
  });

  it('say nothing of Apple’s payments, which Apple mails about, and nothing to an address that is not confirmed', async () => {
    const [apple, unverified] = [await server.member({ verified: true }), await server.member()];
    await buy(server, apple.user.id, { source: 'apple', ...past(server.clock.now) });
    await buy(server, unverified.user.id, past(server.clock.now));
    await settle();
    expect(mailsTo(apple)).toEqual([]);
    expect(mailsTo(unverified).filter(({ subject }) => subject.includes('payment'))).toEqual([]);
  });

  it('tell of a refund, and not of an end beside it', async () => {
    const who = await server.member({ verified: true });
    const bought = await buy(server, who.user.id);
    await server.db.write(() =>
      query(
        "INSERT INTO billing_refunds (user_id, id, subscription_id, state, created_at) VALUES (?, ?, ?, 'open', 0)",
        who.user.id,
        `refund of ${bought.id}`.slice(0, 36),
        bought.id,
      ),
    );
    await buy(server, who.user.id, { ...bought, status: 'ended', until: 0, renews_at: null });
    await settle();
    expect(mailsTo(who).map(({ subject }) => subject)).toEqual(['Your money is on its way back']);
  });

  it('name no address in the log', () => {
    expect(server.logged.join('\n')).not.toContain('@example.org');
  });
});
