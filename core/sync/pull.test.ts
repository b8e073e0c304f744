import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './testing/memoryStore.ts';
import { createRandom } from './testing/random.ts';
import { newLock } from './testing/device.ts';
import { SimServer } from './testing/server.ts';
import { createSync } from './sync.ts';

describe('a pull', () => {
  it('tells screens a few times while a long journal comes in, and once all of it is there', async () => {
    const server = new SimServer();
    const sync = createSync({
      store: createMemoryStore(),
      transport: async (request) => server.handle('ann', request),
      clock: { now: () => server.now, elapsed: () => 0 },
      uuid: createRandom(7).uuid,
      random: () => 0.5,
      lock: newLock(),
      isOnline: () => true,
      timer: () => () => undefined,
    });
    const all = 400;
    const nothing = { category: 'family', tags: [], answeredAt: null, answerStory: null, updates: [] };
    for (let n = 0; n < all; n++) {
      const body = { title: 'T', content: 'C', ...nothing, id: `pending_1_${n}`, createdAt: new Date(n).toISOString() };
      server.handle('ann', { method: 'POST', path: '/api/prayers', body });
    }
    const told: Promise<number>[] = [];
    sync.subscribe(() => told.push(sync.entries('ann').then((journal) => journal.length)));
    sync.signedIn('ann');
    await sync.sync('asked');
    const seen = await Promise.all(told);
    expect(seen.at(-1)).toBe(all);
    expect(seen[0]).toBeLessThan(all / 2);
    expect(seen.length).toBeLessThanOrEqual(8);
  });
});
