import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './testing/memoryStore.ts';
import { createRandom } from './testing/random.ts';
import { clientParts } from './testing/clientParts.ts';
import { SimulatedServer } from './testing/simulation/server.ts';
import { createJournalClient } from './client.ts';

describe('a pull', () => {
  it('tells screens a few times while a long journal comes in, and once all of it is there', async () => {
    const server = new SimulatedServer();
    const client = createJournalClient({
      ...clientParts(),
      transport: async (request) => server.handle('ann', request),
      clock: { now: () => server.now, elapsed: () => 0 },
      uuid: createRandom(7).uuid,
    });
    const all = 400;
    const nothing = { category: 'family', tags: [], answeredAt: null, answerStory: null, updates: [] };
    for (let n = 0; n < all; n++) {
      const body = { title: 'T', content: 'C', ...nothing, id: `pending_1_${n}`, createdAt: new Date(n).toISOString() };
      server.handle('ann', { method: 'POST', path: '/api/prayers', body });
    }
    // What the lock says of itself is not counted.
    await client.lock.setOwner('ann');
    const told: Promise<number>[] = [];
    client.subscribe(() => told.push(client.entries('ann').then((journal) => journal.length)));
    await client.signedIn('ann');
    await client.sync('asked');
    const seen = await Promise.all(told);
    expect(seen.at(-1)).toBe(all);
    expect(seen[0]).toBeLessThan(all / 2);
    expect(seen.length).toBeLessThanOrEqual(8);
  });

  it('given a journal that is cleared while it reads from the beginning, brings every prayer back', async () => {
    const server = new SimulatedServer();
    const memory = createMemoryStore();
    const clock = { elapsed: 0 };
    let isCleared = true;
    const client = createJournalClient({
      ...clientParts(),
      store: {
        ...memory,
        async find(owner, ids) {
          const found = await memory.find(owner, ids);
          if (!isCleared) await memory.clear(owner, 'everything');
          isCleared = true;
          return found;
        },
      },
      transport: async (request) => server.handle('ann', request),
      clock: { now: () => server.now, elapsed: () => clock.elapsed },
      uuid: createRandom(7).uuid,
    });
    await client.signedIn('ann');
    await client.create('ann', { title: 'On the account', content: 'Words' });
    await client.sync('asked');
    isCleared = false;
    await client.sync('asked');
    expect(isCleared).toBe(true);
    clock.elapsed += 60_000;
    await client.sync('asked');
    expect((await client.entries('ann')).map(({ prayer }) => prayer.title)).toEqual(['On the account']);
  });
});
