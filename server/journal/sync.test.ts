import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transport } from '../../core/sync/protocol.ts';
import { createMemoryStore } from '../../core/sync/testing/memoryStore.ts';
import { createOutbox } from '../../core/sync/outbox.ts';
import { createCycles } from '../../core/sync/cycle.ts';
import { newMutex } from '../../core/sync/testing/clientParts.ts';
import { createRandom } from '../../core/sync/testing/random.ts';
import { journalEntries } from '../../core/journal/entries.ts';
import { startServer, type TestServer } from '../testing/harness.ts';

// The outbox engine against the real server: the simulated one of core/sync must not be kinder than this one.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const seed = Date.now() % 2 ** 31;
const device = (owner: string, session = owner, lostReplies = 0) => {
  const client = server.visitor({ account: `${session}:registered` });
  const random = createRandom(seed);
  const store = createMemoryStore();
  const clock = { now: Date.now, elapsed: () => performance.now() };
  const changed = () => undefined;
  const outbox = createOutbox({ store, clock, uuid: randomUUID, changed });
  const transport: Transport = async ({ method, path, body }) => {
    const response = await client.fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    if (random.chance(lostReplies)) throw new Error('lost');
    return { status: response.status, body: text, retryAfter: Number(response.headers.get('retry-after')) || null };
  };
  const cycles = createCycles({
    store,
    outbox,
    transport,
    clock,
    random,
    mutex: newMutex(),
    changed,
  });
  return {
    outbox,
    cycles,
    pending: () => store.pending(owner),
    async cycle() {
      cycles.retryState.retryNow();
      return cycles.run(owner, () => true);
    },
    journal: async () => journalEntries(await store.prayers(owner), await store.pending(owner)),
  };
};
const until = async (done: () => Promise<boolean>) => {
  for (let round = 0; round < 60; round++) if (await done()) return;
  throw new Error('it did not come to an end');
};

describe(`the outbox and the server (seed ${seed})`, () => {
  it('given a third of the replies lost and two devices writing, then they agree', async () => {
    const devices = [device('two', 'two', 30), device('two', 'two', 30)];
    await Promise.all(
      devices.map(async ({ outbox }, which) => {
        for (let n = 0; n < 25; n++)
          await outbox.writes.create('two', { title: 'T', content: `${which}/${n}`, tags: ['a'] });
      }),
    );
    const drain = () =>
      until(async () => {
        await Promise.all(devices.map((each) => each.cycle()));
        const ends = await Promise.all(
          devices.map(async (each) => [(await each.pending()).length, await each.cycle()] as const),
        );
        return ends.every(([waiting, end]) => waiting === 0 && end === 'done');
      });
    await drain();
    const [one, two] = devices;
    expect(await one?.journal()).toEqual(await two?.journal());
    expect(await one?.journal()).toHaveLength(50);
    // Both edit the same prayer without having seen the other: both texts stay.
    for (const [which, each] of devices.entries()) {
      const entry = (await each.journal()).find(
        ({ prayer }) => prayer.content === '0/0' || prayer.content.startsWith('edit'),
      );
      if (entry)
        await each.outbox.writes.edit('two', entry.prayer.id, entry.seen, {
          content: `edit of ${which}`,
          answeredAt: '2026-01-01T00:00:00.000Z',
          answerStory: `story of ${which}`,
        });
    }
    await drain();
    const both = (await two?.journal())?.find(({ prayer }) => prayer.content.startsWith('edit'))?.prayer;
    expect([both?.content, both?.conflicts[0]?.content].sort()).toEqual(['edit of 0', 'edit of 1']);
    expect([both?.answerStory, both?.updates[0]?.text].sort()).toEqual(['story of 0', 'story of 1']);
    // One deletes, the other restores by writing; then it is deleted for good.
    const entry = (await one?.journal())?.find(({ prayer }) => prayer.content === '1/1');
    if (!entry) throw new Error('missing');
    await one?.outbox.writes.remove('two', entry.prayer.id, entry.seen);
    await drain();
    expect(await two?.journal()).toHaveLength(49);
    await two?.outbox.writes.edit('two', entry.prayer.id, entry.seen, { content: 'still here' });
    await drain();
    expect((await one?.journal())?.map(({ prayer }) => prayer.content)).toContain('still here');
    expect(await one?.journal()).toEqual(await two?.journal());
  }, 60_000);

  it('set aside what the server refuses, with its sentence, and send the rest', async () => {
    const me = device('park');
    await me.outbox.writes.create('park', { title: 'x'.repeat(101), content: 'C' });
    await me.outbox.writes.create('park', { title: 'fine', content: 'C' });
    await me.cycle();
    const journal = await me.journal();
    expect(journal.map(({ state, reason }) => [state, reason]).sort()).toEqual([
      ['needs_you', 'Please keep it under 100 characters.'],
      ['safe', null],
    ]);
    const parked = journal.find(({ state }) => state === 'needs_you');
    if (parked) await me.outbox.writes.edit('park', parked.prayer.id, parked.seen, { title: 'short' });
    await me.cycle();
    expect((await me.journal()).map(({ state }) => state)).toEqual(['safe', 'safe']);
  });

  it('send nothing under the session of somebody else', async () => {
    const me = device('mine', 'somebody-else');
    await me.outbox.writes.create('mine', { title: 'T', content: 'C' });
    expect(await me.cycle()).toBe('signed_out');
    expect(await me.pending()).toHaveLength(1);
    expect((await server.visitor({ account: 'somebody-else:registered' }).call('prayers')).data).toEqual([]);
  });

  it('bring a thousand prayers to a new device, and a thousand pending ones to the server', async () => {
    const me = device('many');
    for (let n = 0; n < 1000; n++) await me.outbox.writes.create('many', { title: 'T', content: `${n}` });
    let started = performance.now();
    expect(await me.cycle()).toBe('done');
    const sent = performance.now() - started;
    const fresh = device('many');
    started = performance.now();
    expect(await fresh.cycle()).toBe('done');
    console.info(`1000 sent in ${Math.round(sent)} ms, received in ${Math.round(performance.now() - started)} ms`);
    expect(await fresh.journal()).toHaveLength(1000);
  }, 60_000);
});
