import { describe, expect, it } from 'vitest';
import { storeConformance, type TestStorage } from './conformance.ts';
import { createMemoryStore, newDisk } from './memoryStore.ts';
import type { PrayerStore } from '../../journal/store.ts';

const storageOf = (change: (store: PrayerStore) => PrayerStore) => async (): Promise<TestStorage> => {
  const disk = newDisk();
  return {
    open: async () => change(createMemoryStore(disk)),
    plant: async (store, row) => void disk[store].set(String(row['id'] ?? row['key']), JSON.stringify(row)),
    remove: async () => undefined,
  };
};

describe('the store in memory', () => {
  it.each(storeConformance)('$name', ({ run }) => run(storageOf((store) => store)));
});

describe('the conformance suite', () => {
  const broken: [string, (store: PrayerStore) => PrayerStore][] = [
    [
      'put for add',
      (store) => ({
        ...store,
        commit: (batch) =>
          store.commit({ ...batch, remove: [...(batch.remove ?? []), ...(batch.add ?? []).map(({ id }) => id)] }),
      }),
    ],
    [
      'half a batch',
      (store) => ({
        ...store,
        commit: async ({ put, ...batch }) => (await store.commit({ put: put ?? [] }), store.commit(batch)),
      }),
    ],
    ['require ignored', (store) => ({ ...store, commit: ({ require: _, ...batch }) => store.commit(batch) })],
    [
      'requireCached ignored',
      (store) => ({ ...store, commit: ({ requireCached: _, ...batch }) => store.commit(batch) }),
    ],
    ['park lost', (store) => ({ ...store, commit: ({ park: _, ...batch }) => store.commit(batch) })],
    [
      'order by the clock',
      (store) => ({
        ...store,
        pending: async (owner) => (await store.pending(owner)).sort((one, other) => one.timestamp - other.timestamp),
      }),
    ],
    [
      'owners mixed',
      (store) => ({
        ...store,
        pending: async () => [...(await store.pending('ann')), ...(await store.pending('ben'))],
      }),
    ],
    ['clear that takes too much', (store) => ({ ...store, clear: (owner) => store.clear(owner, 'everything') })],
    ['clear that takes too little', (store) => ({ ...store, clear: (owner) => store.clear(owner, 'synced') })],
    [
      'find of anybody',
      (store) => ({
        ...store,
        find: async (_, ids) => [...(await store.find('ann', ids)), ...(await store.find('ben', ids))],
      }),
    ],
  ];

  it.each(broken)('notices %s', async (_, change) => {
    const failed = await Promise.all(
      storeConformance.map(({ run }) =>
        run(storageOf(change)).then(
          () => false,
          () => true,
        ),
      ),
    );
    expect(failed).toContain(true);
  });
});
