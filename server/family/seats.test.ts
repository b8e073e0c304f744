import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAMILY_SEATS } from '../../core/rules/billing/entitlement.ts';
import { retention } from '../../core/rules/retention.ts';
import { readState, settleEntitlement } from '../billing/service.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { buy } from '../testing/purchases.ts';
import { createFamilyPeople } from './testing/familyPeople.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.settle();
  server.mails.length = 0;
});

const { person, owner, invite, join, endSeat, read, tierOf, mailTo, tokenFor, seat } = createFamilyPeople(() => server);
const DAY = 24 * 60 * 60_000;
const settle = (userId: string) => server.db.write(() => settleEntitlement(userId, server.clock.now));
const stateOf = ({ id }: { id: string }) => server.db.read(() => readState(id, server.clock.now));
const seatsIn = async (ownerId: string) =>
  (await server.db.read(() => query('SELECT user_id FROM family_seats WHERE owner_id = ?', ownerId))).length;

describe('a seat', () => {
  it('opens family for who follows the link, also without a confirmed address, and the owner hears of it', async () => {
    const payer = await owner();
    const guest = await person('registered', { nickname: 'Ruth', verified: false });
    const { status, data } = await join(guest, await tokenFor(payer, guest.email));
    expect([status, data]).toMatchObject([200, { plan: 'family', status: 'active', source: 'family', renewsAt: null }]);
    expect(await stateOf(guest)).toEqual(data);
    expect(await tierOf(guest)).toBe('family');
    expect(await read(payer)).toEqual({ seats: [{ userId: guest.id, nickname: 'Ruth' }], invites: [] });
    const mail = await mailTo(payer.email);
    expect(mail?.subject).toBe('Somebody has joined your family plan at Lampstand');
    expect(mail?.text).toContain('Ruth has taken a seat');
    expect(mail?.link).toBe('https://lampstand.test/family');
  });

  it('is given once by a link, which is not bound to the address', async () => {
    const payer = await owner();
    const [guest, other] = [await person('registered'), await person('registered')];
    const token = await tokenFor(payer, 'ruth@example.org');
    expect((await join(guest, token)).status).toBe(200);
    const [used, none] = [await join(other, token), await join(other, 'x'.repeat(43))];
    expect([used.status, used.failure.code]).toEqual([400, 'link_invalid']);
    expect({ ...used.failure, requestId: '' }).toEqual({ ...none.failure, requestId: '' });
  });

  it('given a second link, then whoever has the seat uses up nothing, and frees the place kept for their address', async () => {
    const payer = await owner();
    const guest = await person('registered');
    const [toThem, toOther] = [await tokenFor(payer, guest.email), await tokenFor(payer, 'naomi@example.org')];
    expect((await join(guest, toOther)).status).toBe(200);
    expect((await read(payer)).invites).toEqual([]);
    expect((await join(guest, toThem)).failure.code).toBe('link_invalid');
    const again = await tokenFor(payer, 'orpah@example.org');
    expect((await join(guest, again)).data).toMatchObject({ source: 'family' });
    expect((await read(payer)).invites).toHaveLength(1);
  });

  it('is not given after seven days, by a blocked owner, between two of whom one blocked the other, or once the plan has ended', async () => {
    const refused = async (
      change: (payer: Awaited<ReturnType<typeof owner>>, guest: typeof payer) => Promise<unknown>,
    ) => {
      const [payer, guest] = [await owner(), await person('registered')];
      const token = await tokenFor(payer, guest.email);
      await change(payer, guest);
      const { failure } = await join(guest, token);
      expect(failure.code).toBe('link_invalid');
      expect(await seatsIn(payer.id)).toBe(0);
    };
    await refused(async () => (server.clock.now += retention.familyInvite));
    await refused((payer) => server.db.write(() => query('UPDATE users SET blocked = 1 WHERE id = ?', payer.id)));
    await refused((payer, guest) => guest.client.call('addBlock', { body: { userId: payer.id, kind: 'block' } }));
    await refused((payer, guest) => payer.client.call('addBlock', { body: { userId: guest.id, kind: 'block' } }));
    await refused((payer) =>
      server.db.write(() => query('UPDATE purchases SET until = 1 WHERE user_id = ?', payer.id)),
    );
  });

  it('needs a signed-in person', async () => {
    const payer = await owner();
    const token = await tokenFor(payer, 'ruth@example.org');
    expect((await server.visitor().call('joinFamily', { body: { token } })).status).toBe(401);
  });
});

describe('who pays already', () => {
  it.each([
    ['stripe', 'sub'],
    ['apple', 'transaction'],
  ] as const)('for a plan of their own at %s cancels it first, and keeps the link', async (source, id) => {
    const payer = await owner();
    const guest = await person('registered');
    const token = await tokenFor(payer, guest.email);
    const until = server.clock.now + 10 * DAY;
    const own = { id: `${id}_${guest.id}`, source, plan: 'premium', until, renews_at: until } as const;
    await buy(server, guest.id, own);
    const answer = await join(guest, token);
    expect([answer.status, answer.failure.code, answer.failure['source']]).toEqual([409, 'already_subscribed', source]);
    expect(await seatsIn(payer.id)).toBe(0);
    await buy(server, guest.id, { ...own, renews_at: null, cancel_at: until });
    const { data } = await join(guest, token);
    expect(data).toMatchObject({ plan: 'family', source: 'family', cancelAt: null });
    // What was paid for the plan before can still be given back.
    expect(data.refundableUntil).toBe(source === 'stripe' ? new Date(server.clock.now + 30 * DAY).toISOString() : null);
    server.clock.now += 11 * DAY;
    await settle(guest.id);
    expect(await tierOf(guest)).toBe('family');
  });

  it('and owes a payment that Stripe still asks for cancels it first, though it opens nothing any more', async () => {
    const payer = await owner();
    const guest = await person('registered');
    const token = await tokenFor(payer, guest.email);
    const own = { id: `sub_owed_${guest.id}`, plan: 'premium', status: 'past_due', renews_at: null } as const;
    await buy(server, guest.id, { ...own, until: server.clock.now - DAY });
    const { failure } = await join(guest, token);
    expect([failure.code, failure['source']]).toEqual(['already_subscribed', 'stripe']);
    await buy(server, guest.id, { ...own, status: 'ended', until: 0 });
    expect((await join(guest, token)).status).toBe(200);
  });

  it('for this very plan takes no seat in it, also after cancelling', async () => {
    const payer = await owner();
    const token = await tokenFor(payer, 'ruth@example.org');
    for (const cancelAt of [null, server.clock.now + DAY]) {
      await server.db.write(() => query('UPDATE purchases SET cancel_at = ? WHERE user_id = ?', cancelAt, payer.id));
      const { failure } = await join(payer, token);
      expect([failure.code, failure['source']]).toEqual(['already_subscribed', 'stripe']);
    }
  });

  it('and has a seat elsewhere leaves that first, unless its plan has ended', async () => {
    const [payer, other] = [await owner(), await owner()];
    const guest = await seat(other);
    const token = await tokenFor(payer, guest.email);
    const { failure } = await join(guest, token);
    expect([failure.code, failure['source']]).toEqual(['already_subscribed', 'family']);
    // Ended by time alone: nobody has settled it yet.
    await server.db.write(() => query('UPDATE purchases SET until = 1 WHERE user_id = ?', other.id));
    expect((await join(guest, token)).status).toBe(200);
    expect([await seatsIn(payer.id), await seatsIn(other.id)]).toEqual([1, 0]);
  });

  it('or began a payment that is still open, may take a seat', async () => {
    const payer = await owner();
    const guest = await person('registered');
    await buy(server, guest.id, { status: 'incomplete', until: 0, renews_at: null, first_paid_at: null });
    expect((await seat(payer, guest)).id).toBe(guest.id);
  });
});

describe('a seat ends', () => {
  it('when who has it leaves, at once and without a mail to them', async () => {
    const payer = await owner();
    const holder = await seat(payer);
    await server.settle();
    server.mails.length = 0;
    expect((await endSeat(holder, holder.id)).status).toBe(204);
    expect(await tierOf(holder)).toBe('free');
    expect(await stateOf(holder)).toMatchObject({
      plan: null,
      status: 'none',
      source: 'none',
    });
    expect((await endSeat(holder, holder.id)).status).toBe(404);
    await server.settle();
    expect(server.mails).toEqual([]);
  });

  it('when who pays ends it, and a mail says so; nobody else can', async () => {
    const [payer, other] = [await owner(), await owner()];
    const [holder, second] = [await seat(payer), await seat(payer)];
    for (const stranger of [other, second, await person('admin')])
      expect((await endSeat(stranger, holder.id)).status).toBe(404);
    expect((await endSeat(payer, payer.id)).status).toBe(404);
    expect((await endSeat(payer, holder.id)).status).toBe(204);
    expect(await tierOf(holder)).toBe('free');
    expect((await read(payer)).seats.map(({ userId }) => userId)).toEqual([second.id]);
    expect((await mailTo(holder.email))?.subject).toBe('Your seat in a family plan at Lampstand has ended');
  });

  it('with the plan, for all at once, and their invites too; an address that nobody confirmed gets no mail', async () => {
    const payer = await owner();
    const [holder, unconfirmed] = [
      await seat(payer),
      await seat(payer, await person('registered', { verified: false })),
    ];
    await invite(payer, 'ruth@example.org');
    await server.settle();
    server.mails.length = 0;
    const end = server.clock.now + DAY;
    await server.db.write(() => query('UPDATE purchases SET until = ? WHERE user_id = ?', end, payer.id));
    server.clock.now = end;
    await settle(payer.id);
    expect(await seatsIn(payer.id)).toBe(0);
    expect([await tierOf(holder), await tierOf(unconfirmed)]).toEqual(['free', 'free']);
    await server.settle();
    const told = () =>
      server.mails
        .filter(({ to }) => [holder.email, unconfirmed.email].includes(to))
        .map(({ to, subject }) => [to, subject]);
    expect(told()).toEqual([[holder.email, 'Your seat in a family plan at Lampstand has ended']]);
    await settle(payer.id);
    await server.settle();
    expect(told()).toHaveLength(1);
  });

  it('at the end of the period after a downgrade, and not before', async () => {
    const payer = await owner();
    const holder = await seat(payer);
    const [own] = await server.db.read(() =>
      query<{ id: string; until: number }>('SELECT id, until FROM purchases WHERE user_id = ?', payer.id),
    );
    const plan = { id: own?.id ?? '', until: own?.until ?? 0 };
    await buy(server, payer.id, { ...plan, plan: 'family', next_plan: 'premium' });
    expect([await tierOf(holder), await seatsIn(payer.id)]).toEqual(['family', 1]);
    await buy(server, payer.id, { ...plan, plan: 'premium' });
    expect([await tierOf(payer), await tierOf(holder), await seatsIn(payer.id)]).toEqual(['premium', 'free', 0]);
  });

  it('not because its owner was blocked: it stays for as long as the plan is open', async () => {
    const payer = await owner();
    const holder = await seat(payer);
    await server.db.write(() => query('UPDATE users SET blocked = 1 WHERE id = ?', payer.id));
    await settle(payer.id);
    expect(await tierOf(holder)).toBe('family');
  });

  it('with the owner’s account: who had one keeps all else, and hears of it', async () => {
    const payer = await owner();
    const holder = await seat(payer);
    await holder.client.call('saveNote', { body: { noteType: 'prayer', content: 'Stay with me.' } });
    await server.settle();
    server.mails.length = 0;
    expect((await payer.client.call('deleteAccount', { body: {} })).status).toBe(204);
    expect([await tierOf(holder), await seatsIn(payer.id)]).toEqual(['free', 0]);
    expect((await holder.client.call('savedNotes')).data).toMatchObject([{ content: 'Stay with me.' }]);
    expect((await mailTo(holder.email))?.subject).toContain('has ended');
  });

  it('with the account of who has it: the place is free, and so is one kept for their address', async () => {
    const [payer, other] = [await owner(), await owner()];
    const holder = await seat(payer);
    await invite(other, holder.email);
    expect((await holder.client.call('deleteAccount', { body: {} })).status).toBe(204);
    expect(await read(payer)).toEqual({ seats: [], invites: [] });
    expect((await read(other)).invites).toEqual([]);
  });
});

describe('never more than five seats', () => {
  it('given five links and twenty people who try all of them at once', async () => {
    const payer = await owner();
    const tokens: string[] = [];
    for (let count = 0; count < FAMILY_SEATS; count++) tokens.push(await tokenFor(payer, `guest${count}@example.org`));
    const people = await Promise.all(Array.from({ length: 20 }, () => person('registered')));
    const answers = await Promise.all(
      people.flatMap((guest, index) =>
        tokens.map((_, turn) => join(guest, tokens[(index + turn) % tokens.length] ?? '')),
      ),
    );
    expect(answers.filter(({ status }) => ![200, 400].includes(status)).map(({ failure }) => failure)).toEqual([]);
    expect(await seatsIn(payer.id)).toBe(FAMILY_SEATS);
    const tiers = await Promise.all(people.map(tierOf));
    expect(tiers.filter((tier) => tier === 'family')).toHaveLength(FAMILY_SEATS);
    expect((await read(payer)).invites).toEqual([]);
  });

  it('given invites, joins and ends of seats at once, and no seat without its tier', async () => {
    const payer = await owner();
    const holders = [await seat(payer), await seat(payer)];
    const guests = await Promise.all(Array.from({ length: 6 }, () => person('registered')));
    const tokens = [await tokenFor(payer, 'first@example.org'), await tokenFor(payer, 'second@example.org')];
    await Promise.all([
      ...guests.map((guest, index) => join(guest, tokens[index % 2] ?? '')),
      ...guests.map((_, index) => invite(payer, `other${index}@example.org`)),
      ...holders.map((holder, index) => endSeat(index === 0 ? payer : holder, holder.id)),
    ]);
    const { seats, invites } = await read(payer);
    expect(seats).toHaveLength(2);
    expect(seats.length + invites.length).toBeLessThanOrEqual(FAMILY_SEATS);
    const everybody = [...guests, ...holders];
    const withSeat = seats.map(({ userId }) => userId).sort();
    const withTier = await Promise.all(
      everybody.map(async (each) => ((await tierOf(each)) === 'family' ? each.id : '')),
    );
    expect(withTier.filter(Boolean).sort()).toEqual(withSeat);
  });

  it('given two owners whose links one person follows at once, then they have one seat', async () => {
    const owners = [await owner(), await owner()];
    const guest = await person('registered');
    const tokens = [];
    for (const each of owners) tokens.push(await tokenFor(each, guest.email));
    const answers = await Promise.all(tokens.map((token) => join(guest, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seatsIn(owners[0]?.id ?? '')) + (await seatsIn(owners[1]?.id ?? ''))).toBe(1);
  });

  it('given a plan that ends while somebody joins, then no seat is left', async () => {
    const payer = await owner();
    const guest = await person('registered');
    const token = await tokenFor(payer, guest.email);
    const end = { id: `sub_${payer.id}`, plan: 'family', status: 'ended', until: 0 } as const;
    await server.db.write(() => query('UPDATE purchases SET id = ? WHERE user_id = ?', end.id, payer.id));
    await Promise.all([join(guest, token), buy(server, payer.id, end)]);
    expect([await seatsIn(payer.id), await tierOf(guest)]).toEqual([0, 'free']);
  });
});

describe('what is kept of a person', () => {
  it('is in the download of owner and holder', async () => {
    const payer = await owner();
    const holder = await seat(payer);
    await invite(payer, 'orpah@example.org');
    const download = async (who: typeof payer) =>
      (await (await who.client.fetch('/api/auth/data')).json()) as { family: object };
    expect((await download(payer)).family).toMatchObject({
      seatSince: null,
      seats: [{ nickname: 'Ruth' }],
      invites: [{ email: 'orpah@example.org' }],
    });
    const since = new Date(server.clock.now).toISOString();
    expect((await download(holder)).family).toEqual({ seatSince: since, seats: [], invites: [] });
  });
});
