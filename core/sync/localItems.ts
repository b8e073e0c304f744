import type { PrayerStore } from '../journal/store.ts';

/** Small things of one person that only this device keeps, as rows of `cachedContent`. */
export type LocalItem = 'draft' | 'prayed' | 'reminder';

const keyOf = (owner: string, item: LocalItem) => `${item}:${owner}`;

export const readLocalItem = async (store: PrayerStore, owner: string, item: LocalItem): Promise<unknown> =>
  (await store.cached(keyOf(owner, item)))?.data ?? null;

/** Null takes it away. */
export const writeLocalItem = (
  store: PrayerStore,
  timestamp: number,
  owner: string,
  item: LocalItem,
  data: unknown,
): Promise<void> => store.commit({ cache: [{ key: keyOf(owner, item), owner, version: 1, timestamp, data }] });
