import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCircle } from '../circles/testing/circle.ts';
import { act, openCaseOf, reportUser } from '../moderation/testing/cases.ts';
import { bodyOf } from '../settings/testing/settings.ts';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { buy } from '../testing/purchases.ts';
import { createPeople, type Someone } from '../testing/someone.ts';
import { enqueueMail } from './service.ts';

/** What the app has registered: a kind of mail that is new fails the test until it is written here too. */
const registered = vi.hoisted(() => new Set<string>());
vi.mock('./service.ts', async (load) => {
  const real = await load<typeof import('./service.ts')>();
  const createMail = (...given: Parameters<typeof real.createMail>) => {
    const mail = real.createMail(...given);
    const registerTemplate: typeof mail.registerTemplate = (kind, template) => {
      registered.add(kind);
      mail.registerTemplate(kind, template);
    };
    return { ...mail, registerTemplate };
  };
  return { ...real, createMail };
});

let server: TestServer;
let admin: Someone;
beforeAll(async () => {
  server = await startServer();
  admin = await person('admin');
  const { data } = await admin.client.call('settings');
  const own = { name: 'Hope Harbour', supportEmail: 'help@hope.church' };
  expect((await admin.client.call('saveSettings', { body: { ...bodyOf(data), ...own } })).status).toBe(200);
});
afterAll(() => server.close());

const { person } = createPeople(() => server);

const banned = async () => {
  const member = await server.member({ verified: true });
  await reportUser(await person('registered'), member.user.id);
  expect((await act(admin.client, await openCaseOf(server, member.user.id), 'ban')).status).toBe(200);
  return member.email;
};

const invited = async () => {
  const owner = await person('premium');
  const { id } = await createCircle(owner, { isPublic: false });
  const to = 'ruth@example.org';
  const { status } = await owner.client.call('inviteByMail', { params: { id }, body: { emails: [to] } });
  expect(status).toBeLessThan(300);
  return to;
};

/** An invite to a seat, and the news that one was taken. */
const familyMails = async () => {
  const [owner, holder] = [await person('registered'), await person('registered')];
  await buy(server, owner.id, { plan: 'family' });
  await server.db.write(function* () {
    yield* query('INSERT INTO family_seats (user_id, owner_id, joined_at) VALUES (?, ?, 0)', holder.id, owner.id);
    yield* enqueueMail('family-seat-taken', owner.email, { userId: holder.id }, server.clock.now);
  });
  const to = 'naomi@example.org';
  expect((await owner.client.call('inviteToFamily', { body: { email: to } })).status).toBe(204);
  return { 'family-invite': to, 'family-seat-taken': owner.email };
};

it('every kind of mail has the church’s name and address, and neither of those that we came with', async () => {
  const { email: to } = await server.member();
  const { email: team } = await server.member();
  // These are on their way then.
  const sent = { ban: await banned(), 'circle-invite': await invited(), ...(await familyMails()) };
  const made: Record<string, object> = {
    verify: {},
    reset: {},
    known: {},
    'family-seat-ended': {},
    'urgent-case': {},
    'pastoral-prayer': {},
    'prayer-request': { kiosk: 'Main lobby', text: 'For my son.', name: '', contact: '', urgent: false },
    'appeal-decided': { upheld: true, reason: 'You are right.' },
    renewal_soon: { plan: 'premium', cents: 999, renewsAt: server.clock.now },
    payment_failed: { plan: 'basic', until: server.clock.now },
    ended: { plan: 'family', unpaid: true },
    refunded: { plan: 'premium' },
  };
  expect([...registered].sort()).toEqual([...Object.keys(sent), ...Object.keys(made)].sort());

  await server.settle();
  const waiting = server.mails.filter((mail) => Object.values(sent).includes(mail.to));
  expect(waiting.map((mail) => mail.subject).join()).toMatch(/closed/);
  expect(waiting.map((mail) => mail.subject).join()).toMatch(
    /invited to a circle[^]*invited to a family plan|invited to a family plan[^]*invited to a circle/,
  );
  for (const [kind, data] of Object.entries(made)) {
    const before = server.mails.length;
    await server.db.write(() => enqueueMail(kind, kind === 'prayer-request' ? team : to, data, server.clock.now));
    await server.settle();
    expect(server.mails.length, kind).toBe(before + 1);
  }
  for (const { subject, from, text, html } of server.mails) {
    expect(from, subject).toEqual({ name: 'Hope Harbour', address: 'help@hope.church' });
    for (const words of [text, html]) expect(words, subject).toContain('Hope Harbour · help@hope.church');
    expect(`${subject} ${text} ${html}`, subject).not.toMatch(/Lampstand|@lampstand/);
  }
});
