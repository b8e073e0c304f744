import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen, type TestListener } from '../testing/http/listen.ts';
import { PASSWORD, type Member } from '../testing/people.ts';
import { buy } from '../testing/purchases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60_000;
const reader = () => server.member({ role: 'premium', verified: true });

const post = async ({ client }: Member, more: Record<string, unknown> = {}): Promise<string> => {
  server.clock.now += DAY;
  const body = { content: 'We give thanks.', postType: 'general', audience: 'everyone', ...more };
  const { status, data } = await client.call('addPost', { body });
  expect(status).toBe(200);
  return data.id;
};

/** Something of their own account that a listener hears of, so that what was told before it has been told too. */
const tellOwn = async ({ user }: Member, { events }: TestListener) => {
  const told = () => events.filter(({ kind }) => kind === 'account').length;
  const before = told();
  const { client } = await server.member({ role: 'admin', verified: true });
  expect((await client.call('unblockUser', { params: { userId: user.id } })).status).toBe(200);
  await vi.waitFor(() => expect(told()).toBeGreaterThan(before));
};

describe('who listens without a subscription', () => {
  it('hears of their own account alone, though all that others hear happens', async () => {
    const [author, free] = [await reader(), await server.member({ verified: true })];
    const circleId = await insertCircle(
      server.db,
      { userId: author.user.id, role: 'owner' },
      { userId: free.user.id, role: 'member' },
    );
    const [stream, control] = [await listen(free.client), await listen((await reader()).client)];
    const leaving = await reader();
    await post(leaving);
    await post(author, { audience: 'circle', circleId });
    const last = await post(author);
    await leaving.client.call('deleteAccount', { body: { password: PASSWORD } });
    await vi.waitFor(() => expect(control.events).toContainEqual({ kind: 'refresh' }));
    expect(control.events).toContainEqual({ kind: 'post', id: last });
    await tellOwn(free, stream);
    expect(new Set(stream.events.map(({ kind }) => kind))).toEqual(new Set(['account']));
    for (const { close } of [stream, control]) close();
  });

  it('is told to ask again once they come back', async () => {
    const free = await server.member();
    const stream = await listen(free.client, { 'Last-Event-ID': '1' });
    await vi.waitFor(() => expect(stream.events).toEqual([{ kind: 'refresh' }]));
    stream.close();
  });
});

describe('an open stream', () => {
  it('hears of others from the moment a plan begins, and no more once it has ended, without a new one', async () => {
    const [author, who] = [await reader(), await server.member({ verified: true })];
    const stream = await listen(who.client);
    const before = await post(author);
    await tellOwn(who, stream);
    const { until } = await buy(server, who.user.id, { plan: 'basic', until: server.clock.now + 3 * DAY });
    await tellOwn(who, stream);
    const during = await post(author);
    await vi.waitFor(() => expect(stream.events).toContainEqual({ kind: 'post', id: during }));
    server.clock.now = until;
    await tellOwn(who, stream);
    const after = await post(author);
    await tellOwn(who, stream);
    const heard = stream.events.filter(({ kind }) => kind === 'post').map(({ id }) => id);
    expect(heard).toEqual([during]);
    expect(heard).not.toContain(before);
    expect(heard).not.toContain(after);
    stream.close();
  });
});
