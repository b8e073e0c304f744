import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen, type TestListener } from '../testing/http/listen.ts';
import { PASSWORD, type Member } from '../testing/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const member = () => server.member({ role: 'premium', verified: true });

const post = async ({ client }: Member, more: Record<string, unknown> = {}): Promise<string> => {
  const body = { content: 'We give thanks.', postType: 'general', audience: 'everyone', ...more };
  const { status, data } = await client.call('addPost', { body });
  expect(status).toBe(200);
  return data.id;
};

/** What a listener has heard since `from`, once a new post of somebody else has arrived. */
const heardSince = async ({ events }: TestListener, from: number) => {
  const last = await post(await member());
  await vi.waitFor(() => expect(events).toContainEqual({ kind: 'post', id: last }));
  return events.slice(from).filter(({ id }) => id !== last);
};

const deletions: [string, (who: Member) => Promise<unknown>][] = [
  ['its person', ({ client }) => client.call('deleteAccount', { body: { password: PASSWORD } })],
  [
    'an admin',
    async ({ user }) => {
      const { client } = await server.member({ role: 'admin', verified: true });
      return client.call('deleteUser', { params: { userId: user.id } });
    },
  ],
];

describe.each(deletions)('an account that %s deletes', (_, remove) => {
  it('given others see posts, circles or events of it, then they are told once to ask again, and by no id', async () => {
    const author = await member();
    const circleId = await insertCircle(server.db, { userId: author.user.id, role: 'owner' });
    const posts = [await post(author), await post(author, { anonymous: true })];
    await post(author, { audience: 'circle', circleId });
    const listener = await listen((await member()).client);
    const own = await listen(author.client);
    expect(await heardSince(listener, 0)).toEqual([]);
    const from = listener.events.length;
    await remove(author);
    await own.ended;
    await vi.waitFor(() => expect(listener.events.slice(from)).toContainEqual({ kind: 'refresh' }));
    expect(await heardSince(listener, from)).toEqual([{ kind: 'refresh' }]);
    for (const id of [author.user.id, circleId, ...posts]) expect(listener.text()).not.toContain(id);
    listener.close();
  });

  it('given it was in a circle alone, then so are they', async () => {
    const [owner, other] = [await member(), await member()];
    await insertCircle(server.db, { userId: owner.user.id, role: 'owner' }, { userId: other.user.id, role: 'member' });
    const listener = await listen(owner.client);
    await remove(other);
    await vi.waitFor(() => expect(listener.events).toContainEqual({ kind: 'refresh' }));
    listener.close();
  });

  it('given nobody else saw anything of it, then nobody is told', async () => {
    const author = await member();
    await post(author, { audience: 'me' });
    const listener = await listen((await member()).client);
    await remove(author);
    expect(await heardSince(listener, 0)).toEqual([]);
    listener.close();
  });
});
