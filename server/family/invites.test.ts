import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAMILY_SEATS } from '../../core/rules/billing/entitlement.ts';
import { familyLimits } from '../../core/rules/billing/family.ts';
import { communityLimits } from '../../core/rules/community.ts';
import { retention } from '../../core/rules/retention.ts';
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

const { person, owner, invite, join, read, mailTo, tokenFor, seat } = createFamilyPeople(() => server);
const DAY = 24 * 60 * 60_000;
const newAddress = () => `${randomUUID()}@example.org`;

describe('who keeps seats', () => {
  it('is who pays for a family plan that is open, and nobody else', async () => {
    const [payer, other] = [await owner(), await person('premium')];
    expect(await read(payer)).toEqual({ seats: [], invites: [] });
    await buy(server, other.id, { plan: 'premium' });
    for (const answer of [await other.client.call('family'), await invite(other, newAddress())])
      expect([answer.status, answer.failure.code]).toEqual([403, 'forbidden']);
    const holder = await seat(payer);
    expect((await holder.client.call('family')).status).toBe(403);
    const ended = await person('registered');
    await buy(server, ended.id, { plan: 'family', status: 'ended', until: server.clock.now });
    expect((await ended.client.call('family')).failure.code).toBe('forbidden');
  });

  it('needs a confirmed address and no suspension to invite', async () => {
    const [unverified, suspended] = [
      await owner({ verified: false }),
      await owner({ suspendedUntil: server.clock.now + DAY }),
    ];
    expect((await invite(unverified, newAddress())).failure.code).toBe('email_unverified');
    expect((await invite(suspended, newAddress())).failure.code).toBe('suspended');
    expect((await read(suspended)).invites).toEqual([]);
  });
});

describe('the mail', () => {
  it('names who invites, and carries a token that is nowhere stored', async () => {
    const payer = await owner();
    const to = newAddress();
    expect((await invite(payer, to)).status).toBe(204);
    const waiting = await server.db.read(() => query('SELECT * FROM outbox'));
    const mail = await mailTo(to);
    expect(mail?.subject).toBe('You are invited to a family plan at Lampstand');
    expect(mail?.text).toContain('Naomi has a family plan at Lampstand and keeps a seat in it for you.');
    expect(mail?.link).toBe(`https://lampstand.test/family#token=${mail?.token}`);
    expect(mail?.token).toHaveLength(43);
    const stored = await server.db.read(() => query('SELECT * FROM family_invites'));
    expect(JSON.stringify([waiting, stored, server.logged])).not.toContain(mail?.token);
    const { invites } = await read(payer);
    const expiresAt = new Date(server.clock.now + retention.familyInvite).toISOString();
    expect(invites).toEqual([{ id: invites[0]?.id, email: to, expiresAt }]);
  });

  it('does not name an owner under 18', async () => {
    const payer = await owner({ birthDate: '2011-01-01' });
    const to = newAddress();
    await invite(payer, to);
    const mail = await mailTo(to);
    expect(mail?.text).toContain('Somebody has a family plan');
    expect(JSON.stringify(mail)).not.toContain('Naomi');
  });

  it('is alike for whoever has an account or none, and goes to none who is blocked, muted it or has the seat', async () => {
    const payer = await owner();
    const [adult, young, blocker, muter, shut] = [
      await person('registered'),
      await person('registered', { birthDate: '2011-01-01' }),
      await person('registered'),
      await person('registered'),
      await person('registered', { blocked: true }),
    ];
    await blocker.client.call('addBlock', { body: { userId: payer.id, kind: 'block' } });
    await muter.client.call('addBlock', { body: { userId: payer.id, kind: 'mute' } });
    const send = async (from: typeof payer, emails: string[]) => {
      for (const email of emails) {
        const { status, data, headers } = await invite(from, email);
        expect([status, data, headers.get('content-length')]).toEqual([204, undefined, null]);
      }
      const { invites } = await read(from);
      expect(invites.map(({ email }) => email).sort()).toEqual(emails.toSorted());
      await server.settle();
    };
    const stranger = newAddress();
    await send(payer, [stranger, blocker.email, muter.email, shut.email]);
    expect(server.mails.map(({ to }) => to)).toEqual([stranger]);
    const other = await owner();
    const holder = await seat(other);
    await server.settle();
    server.mails.length = 0;
    await send(other, [adult.email, young.email, holder.email]);
    expect(server.mails.map(({ to }) => to).sort()).toEqual([adult.email, young.email].sort());
  });

  it('is not sent for an invite that was taken back, an owner who was blocked, or a plan that has ended', async () => {
    const [first, second, third] = [await owner(), await owner(), await owner()];
    for (const each of [first, second, third]) expect((await invite(each, newAddress())).status).toBe(204);
    const [open] = (await read(first)).invites;
    expect((await first.client.call('deleteFamilyInvite', { params: { id: open?.id ?? '' } })).status).toBe(204);
    await server.db.write(() => query('UPDATE users SET blocked = 1 WHERE id = ?', second.id));
    await server.db.write(() => query('UPDATE purchases SET until = 1 WHERE user_id = ?', third.id));
    await server.settle();
    expect(server.mails).toEqual([]);
  });
});

describe('bounds', () => {
  it('are five places, of seats and open invites together; the same address takes one', async () => {
    const payer = await owner();
    await seat(payer);
    const [again, ...others] = Array.from({ length: FAMILY_SEATS - 1 }, newAddress);
    for (const email of [again ?? '', ...others]) expect((await invite(payer, email)).status).toBe(204);
    const refused = await invite(payer, newAddress());
    expect([refused.status, refused.failure.code]).toEqual([422, 'full']);
    expect((await invite(payer, (again ?? '').toUpperCase())).status).toBe(204);
    expect((await read(payer)).invites).toHaveLength(FAMILY_SEATS - 1);
    const [open] = (await read(payer)).invites;
    await payer.client.call('deleteFamilyInvite', { params: { id: open?.id ?? '' } });
    expect((await invite(payer, newAddress())).status).toBe(204);
  });

  it('given invites whose seven days are over, then their places are free', async () => {
    const payer = await owner();
    for (let count = 0; count < FAMILY_SEATS; count++) await invite(payer, newAddress());
    server.clock.now += retention.familyInvite;
    expect(await read(payer)).toEqual({ seats: [], invites: [] });
    expect((await invite(payer, newAddress())).status).toBe(204);
    await server.settle();
    const left = await server.db.read(() => query('SELECT id FROM family_invites WHERE owner_id = ?', payer.id));
    expect(left).toHaveLength(1);
  });

  it('given twenty invites at once, then five are made', async () => {
    const payer = await owner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(payer, newAddress())));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(FAMILY_SEATS);
    expect(answers.filter(({ failure }) => failure?.code === 'full')).toHaveLength(20 - FAMILY_SEATS);
    expect((await read(payer)).invites).toHaveLength(FAMILY_SEATS);
  });

  it('are twenty invitations a day, those sent again too', async () => {
    const payer = await owner();
    const to = newAddress();
    for (let count = 0; count < familyLimits.invites.max; count++) expect((await invite(payer, to)).status).toBe(204);
    expect((await invite(payer, to)).failure.code).toBe('too_many_requests');
    server.clock.now += DAY;
    expect((await invite(payer, to)).status).toBe(204);
  });

  it('given many who invite one mailbox, then few mails a day reach it, and no answer tells', async () => {
    const mailbox = randomUUID();
    for (let count = 0; count < communityLimits.invitesToAddress.max + 2; count++) {
      const payer = await owner();
      expect((await invite(payer, `${mailbox}+${count % 2}@example.org`)).status).toBe(204);
      expect((await read(payer)).invites).toHaveLength(1);
      await server.settle();
    }
    expect(server.mails.filter(({ to }) => to.startsWith(mailbox))).toHaveLength(communityLimits.invitesToAddress.max);
  });

  it('refuse one’s own address, and what is none', async () => {
    const payer = await owner();
    expect((await invite(payer, payer.email.toUpperCase())).failure.code).toBe('bad_request');
    expect((await invite(payer, 'no address')).failure.code).toBe('bad_request');
  });
});

describe('an invite', () => {
  it('that is sent again has a link of its own, and the one before works no more', async () => {
    const payer = await owner();
    const guest = await person('registered');
    const before = await tokenFor(payer, guest.email);
    server.clock.now += DAY;
    const after = await tokenFor(payer, guest.email);
    expect(after).not.toBe(before);
    expect((await join(guest, before)).failure.code).toBe('link_invalid');
    expect((await join(guest, after)).status).toBe(200);
  });

  it('of somebody else is not found', async () => {
    const [payer, other] = [await owner(), await owner()];
    await invite(payer, newAddress());
    const [open] = (await read(payer)).invites;
    const id = open?.id ?? '';
    const [foreign, none] = [
      await other.client.call('deleteFamilyInvite', { params: { id } }),
      await other.client.call('deleteFamilyInvite', { params: { id: randomUUID() } }),
    ];
    expect({ ...foreign.failure, requestId: '' }).toEqual({ ...none.failure, requestId: '' });
    expect(foreign.status).toBe(404);
    expect((await read(payer)).invites).toHaveLength(1);
  });
});
