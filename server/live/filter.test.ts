import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { query } from '../db/db.ts';
import { insertCircle } from '../testing/community/insertCircle.ts';
import { engine } from '../testing/database.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { listen, type TestListener } from '../testing/http/listen.ts';
import type { Member } from '../testing/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60_000;
const member = () => server.member({ role: 'premium', verified: true });

/** Posts, and gives the post's id. */
const post = async ({ client }: Member, more: Record<string, unknown> = {}): Promise<string> => {
  server.clock.now += DAY;
  const body = { content: 'We give thanks.', postType: 'general', audience: 'everyone', ...more };
  const { status, data } = await client.call('addPost', { body });
  expect(status).toBe(200);
  return data.id;
};

const heard = ({ events }: TestListener, id: string) =>
  events.some((event) => event.kind === 'post' && event.id === id);

/** Whether each of these hears of a post: once a later one that all may hear has arrived, an earlier one has too. */
const whoHears = async (listeners: TestListener[], ids: string[]): Promise<boolean[][]> => {
  const last = await post(await member());
  for (const each of listeners) await vi.waitFor(() => expect(heard(each, last)).toBe(true), { timeout: 10_000 });
  return ids.map((id) => listeners.map((each) => heard(each, id)));
};

describe('who hears of a post', () => {
  it('for everyone: all, but those who blocked or muted its author or are blocked by them, unless they are staff', async () => {
    const [author, plain, blocker, blocked, muter] = await Promise.all(Array.from({ length: 5 }, member));
    const staff = await server.member({ role: 'moderator', verified: true });
    if (!author || !plain || !blocker || !blocked || !muter) throw new Error('five were asked for');
    const block = (by: Member, who: Member, kind: 'block' | 'mute') =>
      by.client.call('addBlock', { body: { userId: who.user.id, kind } });
    await block(blocker, author, 'block');
    await block(author, blocked, 'block');
    await block(muter, author, 'mute');
    await block(staff, author, 'block');
    const everybody = [author, plain, blocker, blocked, muter, staff];
    const streams = await Promise.all(everybody.map(({ client }) => listen(client)));
    const [named, anonymous] = [await post(author), await post(author, { anonymous: true })];
    const [hearNamed, hearAnonymous] = await whoHears(streams, [named, anonymous]);
    expect(hearNamed).toEqual([true, true, false, false, false, true]);
    // To leave it out would say whose it is.
    expect(hearAnonymous).toEqual([true, true, true, true, true, true]);
    for (const { text, close } of streams) {
      for (const { user } of everybody) expect(text()).not.toContain(user.id);
      close();
    }
  });

  it('of a circle: its members', async () => {
    const [owner, other, waiting, stranger] = await Promise.all(Array.from({ length: 4 }, member));
    if (!owner || !other || !waiting || !stranger) throw new Error('four were asked for');
    const circleId = await insertCircle(
      server.db,
      { userId: owner.user.id, role: 'owner' },
      { userId: other.user.id, role: 'member' },
      { userId: waiting.user.id, role: 'member', state: 'pending' },
    );
    const streams = await Promise.all([owner, other, waiting, stranger].map(({ client }) => listen(client)));
    const id = await post(owner, { audience: 'circle', circleId });
    expect(await whoHears(streams, [id])).toEqual([[true, true, false, false]]);
    expect(streams[1]?.events).toContainEqual({ kind: 'post', id, circleId });
    for (const { close } of streams) close();
  });

  it('for the pastoral team: the team; for oneself: nobody else', async () => {
    const [author, pastor, plain] = await Promise.all(Array.from({ length: 3 }, member));
    if (!author || !pastor || !plain) throw new Error('three were asked for');
    await server.db.write(() => query('UPDATE users SET pastoral = 1 WHERE id = ?', pastor.user.id));
    const streams = await Promise.all([pastor, plain].map(({ client }) => listen(client)));
    const prayer = await post(author, { audience: 'pastoral', postType: 'prayer_request' });
    const own = await post(author, { audience: 'me' });
    expect(await whoHears(streams, [prayer, own])).toEqual([
      [true, false],
      [false, false],
    ]);
    for (const { close } of streams) close();
  });

  it('two hundred listeners', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, member));
    const streams = await Promise.all(people.flatMap(({ client }) => Array.from({ length: 10 }, () => listen(client))));
    const author = await member();
    const id = await post(author);
    for (const each of streams) await vi.waitFor(() => expect(heard(each, id)).toBe(true));
    for (const { close } of streams) close();
  });
});

describe.runIf(engine === 'postgres')('two processes on one database', () => {
  it('tell each other, once', async () => {
    const other = await startServer({ db: server.db });
    const who = await member();
    const client = other.visitor();
    other.clock.now = server.clock.now;
    await client.call('login', { body: { email: who.email, password: who.password } });
    const [here, there] = [await listen(who.client), await listen(client)];
    const ids = [await post(await member()), await post(await member())];
    for (const stream of [here, there])
      await vi.waitFor(() =>
        expect(stream.events.filter(({ kind }) => kind === 'post').map(({ id }) => id)).toEqual(ids),
      );
    await client.call('signOutEverywhere');
    await Promise.all([here.ended, there.ended]);
    await other.close();
  });

  it('ask for everything again after a break, and then hear on', async () => {
    const other = await startServer({ db: server.db });
    const who = await member();
    const client = other.visitor();
    other.clock.now = server.clock.now;
    await client.call('login', { body: { email: who.email, password: who.password } });
    const [here, there] = [await listen(who.client), await listen(client)];
    await whoHears([here, there], []);
    await server.db.read(() =>
      query<{ ended: boolean }>(
        "SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'lampstand_live'",
      ),
    );
    for (const { events } of [here, there])
      await vi.waitFor(() => expect(events).toContainEqual({ kind: 'refresh' }), { timeout: 10_000 });
    await whoHears([here, there], []);
    here.close();
    there.close();
    await other.close();
  });
});
