import { describe, expect, it } from 'vitest';
import { cachedKey } from '../journal/cachedKeys.ts';
import { ItemGone, type Batch, type NewItem, type PrayerStore } from '../journal/store.ts';
import { cachedRow } from '../journal/types.ts';
import { combineStores } from './combinedStore.ts';
import { storeConformance } from './testing/conformance.ts';
import { item } from './testing/conformanceRows.ts';
import { createMemoryStore, newDisk } from './testing/memoryStore.ts';
import { newPost } from './testing/simulation/simulation.ts';

const post = (id: string, owner = 'ann'): NewItem => item(`post_${id}`, owner, { kind: 'post', post: newPost(id) });

/** Both stores, and which of them was written, in turn. */
const start = () => {
  const [journalDisk, postDisk] = [newDisk(), newDisk()];
  const written: string[] = [];
  const noting = (name: string, store: PrayerStore): PrayerStore => ({
    ...store,
    commit: (batch) => (written.push(name), store.commit(batch)),
  });
  const store = combineStores(
    noting('journal', createMemoryStore(journalDisk)),
    noting('posts', createMemoryStore(postDisk)),
  );
  return { store, journalDisk, postDisk, written };
};

describe('the journal with the posts beside it', () => {
  it.each(storeConformance)('$name', ({ run }) =>
    run(async () => {
      const { store, journalDisk } = start();
      return {
        open: async () => store,
        plant: async (table, row) => void journalDisk[table].set(String(row['id'] ?? row['key']), JSON.stringify(row)),
        remove: async () => undefined,
      };
    }),
  );

  it('keeps every post in its own database, and nothing else there', async () => {
    const { store, journalDisk, postDisk } = start();
    await store.commit({ add: [item('a'), post('1'), item('b')] });
    expect([...journalDisk.pendingPrayers.keys()]).toEqual(['a', 'b']);
    expect([...postDisk.pendingPrayers.keys()]).toEqual(['post_1']);
    expect((await store.pending('ann')).map(({ id }) => id)).toEqual(['a', 'b', 'post_1']);
    expect(await store.counts()).toEqual(new Map([['ann', 3]]));
  });

  it('parks, removes and requires where the item is', async () => {
    const { store } = start();
    await store.commit({ add: [item('a'), post('1'), post('2')] });
    const parked = { code: 'full', reason: 'It is full.', at: 1 };
    await store.commit({ park: [{ id: 'post_1', parked }], remove: ['a'] });
    const [first, second] = await store.pending('ann');
    expect([first?.id, first?.parked, second?.id]).toEqual(['post_1', parked, 'post_2']);
    await store.commit({ require: second ? [second] : [], remove: ['post_2'] });
    await expect(store.commit({ require: second ? [second] : [] })).rejects.toThrow(ItemGone);
  });

  it('does not touch the posts for what concerns prayers alone', async () => {
    const { store, written } = start();
    await store.commit({ add: [item('a')], remove: ['b'], park: [{ id: 'c', parked: null }] });
    expect(written).toEqual(['journal']);
  });

  it.each<[string, unknown, string[]]>([
    ['lays a lock before it seals posts', { pin: 'a' }, ['journal', 'posts']],
    ['opens posts before it takes the lock off', null, ['posts', 'journal']],
  ])('%s', async (_, lock, order) => {
    const { store, written } = start();
    const batch: Batch = { add: [post('1')], cache: [cachedRow(cachedKey('lock', 'ann'), null, 1, lock)] };
    await store.commit(batch);
    expect(written).toEqual(order);
  });

  it('clears both: what waits stays when only what the server has is to go', async () => {
    const { store } = start();
    await store.commit({ add: [item('a'), post('1'), post('2', 'ben')] });
    await store.clear('ann', 'synced');
    expect((await store.pending('ann')).length).toBe(2);
    await store.clear('ann', 'everything');
    expect(await store.pending('ann')).toEqual([]);
    expect((await store.pending('ben')).length).toBe(1);
  });
});
