import { StorageFull, type PrayerStore } from '../../../core/journal/store.ts';

/** In the place of a store that can't be opened: it has nothing, and takes nothing. */
export const absentStore: PrayerStore = {
  commit: () => Promise.reject(new StorageFull('The database could not be opened')),
  pending: async () => [],
  prayers: async () => [],
  find: async () => [],
  cached: async () => null,
  cachedKeys: async () => [],
  counts: async () => new Map(),
  clear: async () => undefined,
};
