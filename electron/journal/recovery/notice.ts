import type { RebuiltNotice } from '../../../core/bridge/journalHealth.ts';
import { cachedKey } from '../../../core/journal/cachedKeys.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import { cachedRow } from '../../../core/journal/types.ts';

/** One that an earlier version wrote, or of what could not be read, tells less. */
export const unknown = { found: null, missing: null, since: null, aside: null };

/** What the person has to be told, until they have seen it. */
const NOTICE = cachedKey('device', 'notice');

export const writeNotice = (store: PrayerStore, notice: RebuiltNotice | null): Promise<void> =>
  store.commit({ cache: [cachedRow(NOTICE, null, notice?.at ?? 0, notice)] });

export const readNotice = async (store: PrayerStore): Promise<RebuiltNotice | null> => {
  const notice = (await store.cached(NOTICE))?.data as RebuiltNotice | null | undefined;
  return notice ? { ...unknown, ...notice } : null;
};

/** What became of archived journals, by name: the person knows that one can be read again, or has its prayers. */
export type ArchiveNotes = Readonly<Record<string, 'told' | 'brought'>>;

const ARCHIVE_NOTES = cachedKey('device', 'kept');

export const writeArchiveNotes = (store: PrayerStore, notes: ArchiveNotes): Promise<void> =>
  store.commit({ cache: [cachedRow(ARCHIVE_NOTES, null, 0, notes)] });

export const readArchiveNotes = async (store: PrayerStore): Promise<ArchiveNotes> =>
  ((await store.cached(ARCHIVE_NOTES))?.data as ArchiveNotes | null | undefined) ?? {};
