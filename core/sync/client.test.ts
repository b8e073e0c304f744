import { describe, expect, it } from 'vitest';
import type { RawResponse, Transport } from './protocol.ts';
import { createMemoryStore } from './testing/memoryStore.ts';
import { createRandom } from './testing/random.ts';
import { clientParts } from './testing/clientParts.ts';
import { fail, page, SimulatedServer } from './testing/simulation/server.ts';
import { newPost } from './testing/simulation/simulation.ts';
import { StorageFull, type PrayerStore } from '../journal/store.ts';
import { createJournalClient, type ClientParts } from './client.ts';

/** A device by a clock that only the test moves. */
const start = (change: Partial<ClientParts<never>> = {}) => {
  const server = new SimulatedServer();
  let elapsed = 0;
  const timers = new Set<{ at: number; callback: () => void }>();
  const net = {
    online: true,
    answer: null as RawResponse | null,
    asked: [] as string[],
    session: 'ann' as string | null,
  };
  const transport: Transport = async (request) => {
    net.asked.push(`${request.method} ${request.path.split('?')[0] ?? ''}`);
    if (!net.online) throw new Error('offline');
    return net.answer ?? server.handle(net.session, request);
  };
  const random = createRandom(7);
  const client = createJournalClient({
    ...clientParts(),
    transport,
    clock: { now: () => server.now, elapsed: () => elapsed },
    uuid: random.uuid,
    isOnline: () => net.online,
    timer: (ms, callback) => {
      const timer = { at: elapsed + ms, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    ...change,
  });
  const settle = async () => {
    for (let turn = 0; turn < 300; turn++) await Promise.resolve();
  };
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      elapsed += 1000;
      server.now += 1000;
      for (const timer of [...timers]) if (timer.at <= elapsed && timers.delete(timer)) timer.callback();
      await settle();
    }
  };
  const states = async () => (await client.entries('ann')).map(({ state }) => state);
  return { client, server, net, settle, pass, states, timers };
};
const draft = { title: 'T', content: 'C' };

it('offers no caller what only the cycle does with the outbox', () => {
  const methods = Object.keys(start().client);
  expect(methods).toContain('create');
  expect(methods).not.toContain('reissue');
  expect(methods).not.toContain('newItem');
});

describe('the schedule', () => {
  it('syncs at sign-in and every 30 seconds', async () => {
    const { client, net, settle, pass } = start();
    await pass(60);
    expect(net.asked).toEqual([]);
    await client.signedIn('ann');
    await settle();
    expect(net.asked).toEqual(['GET /api/prayers/changes']);
    await pass(29);
    expect(net.asked).toHaveLength(1);
    await pass(61);
    expect(net.asked).toHaveLength(4);
    await client.signedIn(null);
    await pass(60);
    expect(net.asked).toHaveLength(4);
  });

  it('sends what is written at once, and shows its state', async () => {
    const { client, settle, states, server } = start();
    await client.signedIn('ann');
    await settle();
    await client.create('ann', draft);
    expect(await states()).not.toContain('safe');
    await settle();
    expect(await states()).toEqual(['safe']);
    expect(server.prayers('ann')).toHaveLength(1);
    expect(await client.status()).toMatchObject({
      pending: 0,
      sending: 0,
      needsYou: 0,
      signInAgain: null,
      lastSyncedAt: server.now,
    });
  });

  it('sends nothing while offline, and at once when the host says so', async () => {
    const { client, net, settle, pass, states } = start();
    net.online = false;
    await client.signedIn('ann');
    await client.create('ann', draft);
    await pass(120);
    expect([net.asked, await states()]).toEqual([[], ['saved_here']]);
    net.online = true;
    expect(await client.sync('online')).toBe('done');
    expect(await states()).toEqual(['safe']);
    await settle();
  });

  it('asks again after growing waits, which coming to the front ends, but not those the server asked for', async () => {
    const { client, net, settle, pass } = start();
    net.answer = page(502);
    await client.signedIn('ann');
    await client.create('ann', draft);
    await pass(1);
    const first = net.asked.length;
    await pass(200);
    const later = net.asked.length - first;
    expect(later).toBeGreaterThan(10);
    expect(later).toBeLessThan(60);
    await client.sync('written');
    expect(net.asked.length - first).toBe(later);
    net.answer = fail(503, 'unavailable', 300);
    await client.sync('visible');
    const asked = net.asked.length;
    net.answer = null;
    await client.sync('visible');
    await pass(200);
    expect(net.asked).toHaveLength(asked);
    await pass(130);
    expect((await client.status()).pending).toBe(0);
    await settle();
  });

  it('keeps the outbox when the session ends, says so, and goes on after signing in again', async () => {
    const { client, net, settle, pass } = start();
    await client.signedIn('ann');
    await settle();
    net.session = null;
    for (let n = 0; n < 3; n++) await client.create('ann', draft);
    await settle();
    expect(await client.status()).toMatchObject({ pending: 3, signInAgain: 'Sign in again to save 3 prayers' });
    await pass(300);
    expect(net.asked.filter((each) => each.startsWith('POST')).length).toBeLessThan(2);
    net.session = 'ann';
    await client.signedIn('ann');
    await settle();
    expect(await client.status()).toMatchObject({ pending: 0, signInAgain: null });
  });

  it('stops in the middle when the person signs out, and sends the next one nothing of theirs', async () => {
    const { client, net, settle, server } = start({ concurrency: 1 });
    net.online = false;
    await client.signedIn('ann');
    for (let n = 0; n < 20; n++) await client.create('ann', { title: 'T', content: `${n}` });
    net.online = true;
    void client.sync('online');
    for (let turn = 0; turn < 40; turn++) await Promise.resolve();
    await client.signedIn(null);
    net.session = 'ben';
    await client.signedIn('ben');
    await settle();
    expect(server.prayers('ben')).toEqual([]);
    expect(server.prayers('ann').length).toBeLessThan(20);
    net.session = 'ann';
    await client.signedIn('ann');
    await settle();
    expect(new Set(server.prayers('ann').map(({ content }) => content)).size).toBe(20);
    expect(server.prayers('ann')).toHaveLength(20);
  });

  it('notifies its listeners, and none after it was stopped', async () => {
    const { client, settle, timers } = start();
    const heard: string[] = [];
    const end = client.subscribe((owner) => heard.push(owner));
    await client.signedIn('ann');
    await client.create('ann', draft);
    await settle();
    expect(new Set(heard)).toEqual(new Set(['ann']));
    end();
    client.stop();
    const { length } = heard;
    await client.create('ann', draft);
    await settle();
    expect([heard.length, timers.size]).toEqual([length, 0]);
  });
});

describe('a database that the browser takes away while changes are on their way', () => {
  it('is filled again with all that it had', async () => {
    let disk = createMemoryStore();
    const store = new Proxy(disk, { get: (_, name) => Reflect.get(disk, name) as unknown });
    const { client, server, pass, states } = start({ store });
    await client.signedIn('ann');
    await client.create('ann', draft);
    await pass(60);
    const { uuid } = createRandom(8);
    const other = start({ uuid, transport: async (request) => server.handle('ann', request) });
    await other.client.signedIn('ann');
    await other.client.create('ann', draft);
    await other.pass(1);
    server.intercept = ({ path }) => {
      if (path.includes('/changes')) disk = createMemoryStore();
      server.intercept = () => null;
      return null;
    };
    await pass(90);
    expect(await states()).toEqual(['safe', 'safe']);
    client.stop();
    other.client.stop();
  });
});

describe('a device without room', () => {
  const full = (store: PrayerStore, when: () => boolean): PrayerStore => ({
    ...store,
    commit: (batch) => (when() ? Promise.reject(new StorageFull()) : store.commit(batch)),
  });

  it('does not call a prayer saved (docs/proof.md R14)', async () => {
    const { client } = start({ store: full(createMemoryStore(), () => true) });
    await expect(client.create('ann', draft)).rejects.toBeInstanceOf(StorageFull);
    expect(await client.entries('ann')).toEqual([]);
  });

  it('keeps what waits, says so, and is in step once there is room', async () => {
    let isFull = false;
    const { client, net, settle, pass, server } = start({ store: full(createMemoryStore(), () => isFull) });
    net.online = false;
    await client.signedIn('ann');
    await client.create('ann', draft);
    isFull = true;
    net.online = true;
    expect(await client.sync('online')).toBe('storage');
    expect(await client.status()).toMatchObject({ pending: 1, storageFailed: true });
    isFull = false;
    await pass(31);
    expect(await client.status()).toMatchObject({ pending: 0, storageFailed: false });
    expect(server.prayers('ann')).toHaveLength(1);
    await settle();
  });
});

describe('a server that does not answer', () => {
  it('is said to be away, each time that it turns, though there is a network; one that asks for patience is not', async () => {
    const { client, net, settle, pass, server } = start();
    const told: boolean[] = [];
    client.subscribe(() => void client.status().then(({ away }) => told.push(away)));
    await client.signedIn('ann');
    await settle();
    expect((await client.status()).away).toBe(false);
    net.answer = { status: 502, body: '', retryAfter: null };
    await client.create('ann', draft);
    expect(await client.sync('written')).toBe('later');
    expect(await client.status()).toMatchObject({ away: true, pending: 1 });
    await settle();
    expect(told.at(-1)).toBe(true);
    net.answer = null;
    await pass(60);
    expect(await client.status()).toMatchObject({ away: false, pending: 0 });
    expect(told.at(-1)).toBe(false);
    server.intercept = () => fail(429, 'too_many_requests', 300);
    await client.create('ann', draft);
    await settle();
    expect(await client.status()).toMatchObject({ away: false, pending: 1 });
  });
});

describe('a server that bounds what one account may do', () => {
  it('that answers 429 is given the time it asks for, and gets everything in the end, each prayer once', async () => {
    const { client, net, server, pass, settle } = start();
    let taken = 0;
    let refused = 0;
    let freeAt = 0;
    server.intercept = ({ method }) => {
      if (method === 'GET') return null;
      if (server.now >= freeAt) [taken, freeAt] = [0, server.now + 300_000];
      if (taken++ < 200) return null;
      refused += 1;
      return fail(429, 'too_many_requests', Math.ceil((freeAt - server.now) / 1000));
    };
    const random = createRandom(11);
    const prayers = Array.from({ length: 500 }, (_, n) => ({
      id: `pending_1_${random.uuid()}`,
      prayer: { ...draft, title: `T ${n}`, category: 'c', tags: [], createdAt: '2026-11-20T00:00:00.000Z', answeredAt: null, answerStory: null, updates: [] }, // oxfmt-ignore
    }));
    await client.import('ann', prayers);
    await client.signedIn('ann');
    await pass(20);
    expect(server.prayers('ann')).toHaveLength(200);
    const asked = net.asked.length;
    // Coming back to the app does not shorten what the server asked for.
    await client.sync('visible');
    await pass(60);
    expect(net.asked).toHaveLength(asked);
    expect(await client.status()).toMatchObject({ pending: 300, needsYou: 0 });
    await pass(600);
    await settle();
    expect(server.prayers('ann')).toHaveLength(500);
    expect(await client.status()).toMatchObject({ pending: 0, needsYou: 0 });
    expect(refused).toBeLessThan(100);
  });

  it('that takes no more posts for an hour still gets every prayer, and the posts once it takes them again', async () => {
    const { client, server, net, pass, settle } = start();
    let taken = 0;
    const freeAt = server.now + 3_600_000;
    server.intercept = ({ path }) =>
      path !== '/api/posts' || ++taken <= 3 || server.now >= freeAt ? null : fail(429, 'too_many_requests', 3600);
    await client.signedIn('ann');
    for (let n = 0; n < 5; n++) await client.createPost('ann', newPost(`post ${n}`));
    await settle();
    await client.create('ann', draft);
    await settle();
    expect(server.prayers('ann')).toHaveLength(1);
    expect(server.posts('ann')).toEqual(['post 0', 'post 1', 'post 2']);
    expect(await client.status()).toMatchObject({ pending: 0, posts: 2, needsYou: 0, away: false });
    const asked = net.asked.filter((each) => each === 'POST /api/posts').length;
    await client.sync('visible');
    await pass(60);
    expect(net.asked.filter((each) => each === 'POST /api/posts')).toHaveLength(asked);
    await pass(3600 + 900);
    expect(server.posts('ann').sort()).toEqual([0, 1, 2, 3, 4].map((n) => `post ${n}`));
  });

  it('that refuses a post counts it as waiting for its author, and not as on its way', async () => {
    const { client, net, server, settle } = start();
    server.intercept = ({ method }) => (method === 'POST' ? fail(422, 'crisis') : null);
    await client.signedIn('ann');
    await settle();
    net.online = false;
    await client.createPost('ann', newPost('C'));
    await settle();
    expect(await client.status()).toMatchObject({ pending: 0, posts: 1, postsNeedYou: 0 });
    net.online = true;
    await client.sync('online');
    await settle();
    expect(await client.status()).toMatchObject({ pending: 0, posts: 1, postsNeedYou: 1 });
  });

  it('that is full leaves what it refuses on the device with the reason, and takes it once there is room', async () => {
    const { client, server, settle, pass } = start();
    let room = true;
    server.intercept = ({ method }) => (method === 'POST' && !room ? fail(422, 'full') : null);
    await client.signedIn('ann');
    await client.create('ann', { ...draft, content: 'first' });
    await settle();
    room = false;
    await client.create('ann', { ...draft, content: 'second' });
    await pass(60);
    const [second, first] = await client.entries('ann');
    expect([second?.state, second?.reason, second?.prayer.content]).toEqual(['needs_you', 'It was full.', 'second']);
    if (!first || !second) throw new Error('a prayer is missing');
    // Deleting goes on beside it.
    await client.remove('ann', first.prayer.id, first.seen);
    await settle();
    expect(server.prayers('ann').map(({ deletedAt }) => deletedAt === null)).toEqual([false]);
    room = true;
    await client.retry('ann', second.prayer.id);
    await settle();
    expect((await client.entries('ann')).map(({ state, prayer }) => [state, prayer.content])).toEqual([
      ['safe', 'second'],
    ]);
  });
});
