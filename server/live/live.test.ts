import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { query } from '../db/db.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen, type TestListener } from '../testing/http/listen.ts';
import { PASSWORD } from '../testing/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const HOUR = 60 * 60_000;
const premium = () => server.member({ role: 'premium' });
const admin = async () => (await server.member({ role: 'admin', verified: true })).client;

/** Resolves once a stream has ended; fails after the two seconds that it may take (issue 14). */
const expectEnd = async ({ ended }: TestListener) => {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, 2_000, 'late'));
  expect(await Promise.race([ended.then(() => 'ended'), late])).toBe('ended');
};

/** Something that this listener hears of, so that all before it has been told too. */
const tellAccount = async (who: { user: { id: string } }, by: Awaited<ReturnType<typeof admin>>) => {
  const { status } = await by.call('unblockUser', { params: { userId: who.user.id } });
  expect(status).toBe(200);
};

describe('GET /api/live', () => {
  it('is for those who are signed in, with or without a subscription', async () => {
    expect((await listen(server.visitor())).status).toBe(401);
    const stream = await listen((await server.member()).client);
    expect(stream.status).toBe(200);
    stream.close();
  });

  it('is a stream that nothing on the way may gather, keep or change', async () => {
    const { client } = await premium();
    const stream = await listen(client);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('content-encoding')).toBeNull();
    await vi.waitFor(() => expect(stream.text()).toMatch(/^:\nretry: [1-5]\d{3}\nid: 1\n\n$/));
    stream.close();
  });

  it('tells a browser that comes back to ask for everything again, and no other', async () => {
    const by = await admin();
    const who = await premium();
    const [first, again] = [await listen(who.client), await listen(who.client, { 'Last-Event-ID': '1' })];
    await tellAccount(who, by);
    await vi.waitFor(() => expect(again.events).toEqual([{ kind: 'refresh' }, { kind: 'account' }]));
    await vi.waitFor(() => expect(first.events).toEqual([{ kind: 'account' }]));
    first.close();
    again.close();
  });

  it('keeps ten streams of one account, and closes the oldest of more', async () => {
    const who = await premium();
    const streams: TestListener[] = [];
    for (let count = 0; count < 11; count++) streams.push(await listen(who.client));
    const [oldest, ...others] = streams;
    if (oldest) await expectEnd(oldest);
    await tellAccount(who, await admin());
    for (const { events } of others) await vi.waitFor(() => expect(events).toEqual([{ kind: 'account' }]));
    for (const { close } of others) close();
  });
});

describe('a live stream ends within two seconds', () => {
  it.each<[string, (who: Awaited<ReturnType<typeof premium>>) => Promise<unknown>]>([
    ['of signing out', ({ client }) => client.call('logout')],
    ['of signing out everywhere', ({ client }) => client.call('signOutEverywhere')],
    [
      'of a new password',
      ({ client }) =>
        client.call('changePassword', { body: { currentPassword: PASSWORD, newPassword: 'another lamp entirely' } }),
    ],
    [
      'of signing in as somebody else',
      async ({ client }) => {
        const other = await premium();
        return client.call('login', { body: { email: other.email, password: other.password } });
      },
    ],
    ['of the account’s deletion', ({ client }) => client.call('deleteAccount', { body: { password: PASSWORD } })],
    ['of a block', async ({ user }) => (await admin()).call('blockUser', { params: { userId: user.id } })],
    [
      'of its deletion by an admin',
      async ({ user }) => (await admin()).call('deleteUser', { params: { userId: user.id } }),
    ],
    [
      'of fewer powers',
      async ({ user }) =>
        (await admin()).call('setUserRole', { params: { userId: user.id }, body: { role: 'registered' } }),
    ],
  ])('%s', async (_, act) => {
    const who = await premium();
    const [stream, bystander] = [await listen(who.client), await listen((await premium()).client)];
    await act(who);
    await expectEnd(stream);
    // Nobody else's.
    expect(await Promise.race([bystander.ended.then(() => 'ended'), Promise.resolve('open')])).toBe('open');
    bystander.close();
  });

  it('of the signal to stop', async () => {
    const stopping = await startServer({ db: server.db });
    const { email, password } = await premium();
    const client = stopping.visitor();
    stopping.clock.now = server.clock.now;
    expect((await client.call('login', { body: { email, password } })).status).toBe(200);
    const stream = await listen(client);
    expect(stream.status).toBe(200);
    await stopping.close();
    await expectEnd(stream);
  });

  it('but not where another browser of the account signs out, nor at a suspension', async () => {
    const who = await premium();
    const other = server.visitor();
    await other.call('login', { body: { email: who.email, password: who.password } });
    const stream = await listen(who.client);
    await other.call('logout');
    await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0));
    await server.db.write(() =>
      query('UPDATE users SET suspended_until = ? WHERE id = ?', server.clock.now + HOUR, who.user.id),
    );
    const before = stream.events.length;
    await tellAccount(who, await admin());
    await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(before));
    stream.close();
  });
});
