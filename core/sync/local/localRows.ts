import { cachedKey, photoKey, sealedKeys } from '../../journal/cachedKeys.ts';
import { LOCAL_OWNER } from '../../journal/local/localOwner.ts';
import type { PrayerStore } from '../../journal/store.ts';
import { isPhotoItem, isPrayerItem } from '../../journal/types.ts';
import { takenOut } from '../photos/photoWrites.ts';
import { prayersOf, type JournalRows } from './moveRows.ts';

/** The journal without an account, as far as it can be told without opening it. */
export interface LocalJournal {
  /** How many prayers it has. */
  prayers: number;
  /** Something typed waits to be gone on with. */
  hasDraft: boolean;
  /** It has a PIN of its own. */
  hasLock: boolean;
}

export const readRows = async (store: PrayerStore, owner: string): Promise<JournalRows> => {
  // In this order: what is settled between the two reads is seen twice and not missed.
  const waiting = await store.pending(owner);
  return {
    pending: waiting.filter(isPrayerItem),
    photos: waiting.filter(isPhotoItem),
    stored: await store.prayers(owner),
  };
};

const has = async (disk: PrayerStore, key: string): Promise<boolean> => (await disk.cached(key))?.data != null;

/** By the rows as they lie on the disk, sealed or not; null where there is none. */
export const findLocal = async (disk: PrayerStore): Promise<LocalJournal | null> => {
  const prayers = countOf(await readRows(disk, LOCAL_OWNER));
  const hasDraft = await has(disk, cachedKey('draft', LOCAL_OWNER));
  const hasLock = await has(disk, cachedKey('lock', LOCAL_OWNER));
  return prayers > 0 || hasDraft || hasLock ? { prayers, hasDraft, hasLock } : null;
};

/** Told by the rows alone, which say of each change what it is about. */
const countOf = ({ stored, pending }: Pick<JournalRows, 'stored' | 'pending'>): number => {
  const there = new Map(stored.map(({ id }) => [id, true]));
  for (const { data } of pending) there.set(data.prayerId, data.kind !== 'delete');
  return [...there.values()].filter(Boolean).length;
};

/** Whether the local journal holds nothing that anybody wrote. */
export const isLocalEmpty = async (disk: PrayerStore): Promise<boolean> => {
  const { pending, stored } = await readRows(disk, LOCAL_OWNER);
  if (pending.length + stored.length > 0) return false;
  const { keys, prefixes } = sealedKeys(LOCAL_OWNER);
  const kept = await Promise.all([
    ...keys.map((key) => has(disk, key)),
    ...prefixes.map(async (prefix) => (await disk.cachedKeys(prefix)).length > 0),
  ]);
  return !kept.some(Boolean);
};

/**
 * Of what was deleted in the local journal the words go from the disk: no server is waited for. `store` reads what `disk` holds,
 * as far as it is not locked.
 */
export const dropDeleted = async (store: PrayerStore, disk: PrayerStore): Promise<void> => {
  const rows = await readRows(store, LOCAL_OWNER);
  const raw = await readRows(disk, LOCAL_OWNER);
  // Locked, a journal shows its deletes and not what they are of.
  if (raw.pending.length !== rows.pending.length || raw.stored.length !== rows.stored.length) return;
  const gone = prayersOf(rows).filter(({ prayer }) => !prayer);
  if (gone.length === 0) return;
  const items = gone.flatMap((each) => [...each.items, ...each.photos]);
  const drop = gone.flatMap(({ base }) => (base ? [base.id] : []));
  const photos = gone.flatMap(({ base }) =>
    base?.prayer.photo ? [photoKey('photo', LOCAL_OWNER, base.prayer.photo.id)] : [],
  );
  const batch = takenOut(items);
  await store.commit({ ...batch, drop, dropCached: [...(batch.dropCached ?? []), ...photos] });
};
