import type { PrayerStore } from '../../core/sync/store.ts';

/** Something that the person has to be told, until they have seen it. */
export interface Notice {
  kind: 'rebuilt';
  /** In milliseconds. */
  at: number;
  /** The name of the backup that was taken; null when there was none. */
  backup: string | null;
}

const KEY = 'journal:notice';

export const keepNotice = (store: PrayerStore, notice: Notice | null): Promise<void> =>
  store.commit({ cache: [{ key: KEY, owner: null, version: 1, timestamp: notice?.at ?? 0, data: notice }] });

export const readNotice = async (store: PrayerStore): Promise<Notice | null> =>
  ((await store.cached(KEY))?.data as Notice | null | undefined) ?? null;
