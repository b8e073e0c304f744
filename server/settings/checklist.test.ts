import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppDependencies } from '../dependencies.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import type { Member } from '../testing/people.ts';
import { bodyOf } from './testing/settings.ts';

const HOUR = 60 * 60_000;
let lastBackup: number | null = null;
let server: TestServer;
let admin: Member;

const start = async (overrides: Partial<AppDependencies> = {}) => {
  server = await startServer({ readLastBackup: async () => lastBackup, ...overrides });
  admin = await server.member({ role: 'admin', verified: true });
};
beforeEach(() => start());
afterEach(() => server.close());

const read = async () => (await admin.client.call('settings')).data;
const save = async (change: object) =>
  (await admin.client.call('saveSettings', { body: { ...bodyOf(await read()), ...change } })).data;
const isDone = async (check: string) => (await read()).checklist.find(({ id }) => id === check)?.done;

describe('the checklist', () => {
  it('asks for a support address that reaches somebody, and for an operator', async () => {
    expect([await isDone('support'), await isDone('operator')]).toEqual([false, false]);
    await save({ supportEmail: 'help@example.org' });
    expect(await isDone('support')).toBe(false);
    await save({
      supportEmail: 'help@hope.church',
      operator: { name: 'Hope Church', address: '1 Harbour Lane', country: 'GB' },
    });
    expect([await isDone('support'), await isDone('operator')]).toEqual([true, true]);
  });

  it('asks for a second admin who is not blocked', async () => {
    expect(await isDone('admins')).toBe(false);
    const second = await server.member({ role: 'admin', verified: true });
    expect(await isDone('admins')).toBe(true);
    await admin.client.call('blockUser', { params: { userId: second.user.id } });
    expect(await isDone('admins')).toBe(false);
  });

  it('asks for a backup of the last 25 hours', async () => {
    expect(await isDone('backup')).toBe(false);
    lastBackup = server.clock.now - 25 * HOUR + 1;
    expect(await isDone('backup')).toBe(true);
    server.clock.now += 1;
    expect(await isDone('backup')).toBe(false);
  });

  it.each([
    [null, false],
    ['http://hope.church', false],
    ['https://hope.church', true],
  ])('given PUBLIC_URL %s, then it is an address with https: %s', async (publicOrigin, done) => {
    await server.close();
    await start({ publicOrigin });
    expect(await isDone('url')).toBe(done);
  });

  it('asks for a mail server', async () => {
    expect(await isDone('mail')).toBe(true);
    await server.close();
    await start({ mail: { transport: { send: async () => undefined }, reachesPeople: false } });
    expect(await isDone('mail')).toBe(false);
  });
});

describe('the review of the legal pages', () => {
  const review = () => save({ legalReviewedAt: new Date(0).toISOString() });

  it('has the time of the server, and stays when something else is changed', async () => {
    const { legalReviewedAt } = await review();
    expect(legalReviewedAt).toBe(new Date(server.clock.now).toISOString());
    server.clock.now += HOUR;
    expect((await save({ tagline: 'Come as you are.' })).legalReviewedAt).toBe(legalReviewedAt);
    expect(await isDone('legal')).toBe(true);
  });

  it.each([
    ['a paragraph of the church', { privacyText: 'We keep no lists.' }],
    ['the support address', { supportEmail: 'help@hope.church' }],
    ['the operator', { operator: { name: 'Hope Church', address: '1 Harbour Lane', country: 'GB' } }],
  ])('is undone by a change of %s, until it is given again', async (_what, change) => {
    await review();
    expect((await save(change)).legalReviewedAt).toBeNull();
    expect(await isDone('legal')).toBe(false);
    expect((await review()).legalReviewedAt).not.toBeNull();
  });

  it('is undone where another service or limit was set up since', async () => {
    await review();
    for (const change of [{ esv: { key: 'k', base: 'http://127.0.0.1:9' } }, { limits: { premiumDailySearches: 9 } }]) {
      const later = await startServer({ db: server.db, ...change });
      const { data } = await (await later.member({ role: 'admin', verified: true })).client.call('settings');
      expect(data.legalReviewedAt).toBeNull();
      await later.close();
    }
    expect(await isDone('legal')).toBe(true);
  });
});
