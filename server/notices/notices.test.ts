import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen } from '../testing/http/listen.ts';
import { createPeople, type Someone } from '../testing/someone.ts';
import { addNotice } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const { person } = createPeople(() => server);
const DAY = 24 * 60 * 60_000;
const tell = ({ id }: Someone, text: string) => {
  server.clock.now += 1000;
  return server.db.write(() => addNotice(id, { kind: 'outcome', text }, server.clock.now));
};
const listed = async ({ client }: Someone) => (await client.call('notices')).data;

describe('/api/notices', () => {
  it('are one’s own, newest first, page by page', async () => {
    const [me, other] = [await person('registered'), await person('registered')];
    await tell(other, 'not mine');
    for (const text of ['one', 'two', 'three']) await tell(me, text);
    const all = await listed(me);
    expect(all.map(({ text }) => text)).toEqual(['three', 'two', 'one']);
    const first = all[0];
    const before = `${first?.createdAt},${first?.id}`;
    const { data } = await me.client.call('notices', { query: { limit: '1', before } });
    expect(data.map(({ text }) => text)).toEqual(['two']);
    expect((await server.visitor().call('notices')).status).toBe(401);
  });

  it('are read together, which other tabs hear of, and go ninety days after that', async () => {
    const me = await person('premium');
    await tell(me, 'read');
    const stream = await listen(me.client);
    expect((await me.client.call('markNoticesRead')).status).toBe(204);
    await vi.waitFor(() => expect(stream.events).toEqual([{ kind: 'notice' }]));
    stream.close();
    const readAt = new Date(server.clock.now).toISOString();
    await tell(me, 'unread');
    expect((await listed(me)).map((each) => each.readAt)).toEqual([null, readAt]);
    server.clock.now += 29 * DAY;
    await server.settle();
    expect(await listed(me)).toHaveLength(2);
    server.clock.now += 29 * DAY;
    await listed(me);
    server.clock.now += 29 * DAY;
    await listed(me);
    server.clock.now += 4 * DAY;
    await server.settle();
    expect((await listed(me)).map(({ text }) => text)).toEqual(['unread']);
  });
});
