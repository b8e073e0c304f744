import type { RebuiltNotice } from '../../../core/bridge/bridge.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';

/** Something that the person has to be told, until they have seen it. */
export type Notice = RebuiltNotice;

/** One of an earlier version tells less. */
const unknown = { found: null, missing: null, since: null, aside: null };

const KEY = 'journal:notice';

export const writeNotice = (store: PrayerStore, notice: Notice | null): Promise<void> =>
  store.commit({ cache: [{ key: KEY, owner: null, version: 1, timestamp: notice?.at ?? 0, data: notice }] });

export const readNotice = async (store: PrayerStore): Promise<Notice | null> => {
  const kept = (await store.cached(KEY))?.data as Notice | null | undefined;
  return kept ? { ...unknown, ...kept } : null;
};

/** What became of journals that were set aside, by name: the person knows that one can be read again, or has its prayers. */
export type ArchiveNotes = Readonly<Record<string, 'told' | 'brought'>>;

const KEPT = 'journal:kept';

export const writeArchiveNotes = (store: PrayerStore, notes: ArchiveNotes): Promise<void> =>
  store.commit({ cache: [{ key: KEPT, owner: null, version: 1, timestamp: 0, data: notes }] });

export const readArchiveNotes = async (store: PrayerStore): Promise<ArchiveNotes> =>
  ((await store.cached(KEPT))?.data as ArchiveNotes | null | undefined) ?? {};
