import type { PrayerPhoto } from '../../contract/journal.ts';
import { photoKey } from '../../journal/cachedKeys.ts';
import { applyPhotoItem } from '../../journal/entries.ts';
import type { Batch, NewItem, PrayerStore } from '../../journal/store.ts';
import { cachedRow, type CachedContent, type Change, type PhotoItem } from '../../journal/types.ts';
import { readPhotoBytes, unsentPhotoRow } from '../photos/photoRows.ts';
import { joined, takenOut } from '../photos/photoWrites.ts';
import { changeFor, prayersOf, type JournalRows, type PrayerRows } from './moveRows.ts';

interface Carry {
  from: string;
  to: string;
  rows: JournalRows;
  now: number;
}

const put = (item: PhotoItem): boolean => item.data.photo !== null;

/** What waits of a prayer's photo, as another owner's; its bytes go with it. */
const carryItems = async (
  read: PrayerStore,
  { from, to, now }: Carry,
  prayerId: string,
  photos: readonly PhotoItem[],
): Promise<Batch> => {
  const cache: CachedContent[] = [];
  for (const { data } of photos.filter(put)) {
    const bytes = await readPhotoBytes(read, from, data.photoId);
    if (bytes) cache.push(unsentPhotoRow(to, data.photoId, now, bytes));
  }
  return { add: photos.map((item) => changeFor(to, prayerId, item)), cache };
};

/** A photo that the server has too, as far as it is here. */
const carryKept = async (read: PrayerStore, { from, to, now }: Carry, photo: PrayerPhoto | null): Promise<Batch> => {
  const bytes = photo && (await readPhotoBytes(read, from, photo.id));
  return { cache: photo && bytes ? [cachedRow(photoKey('photo', to, photo.id), to, now, bytes)] : [] };
};

interface Taken extends Carry {
  /** The prayers of the local journal that go, and their ids in the account's journal; those that were deleted have none. */
  chosen: ReadonlySet<string>;
  moved: ReadonlyMap<string, string>;
  newItem: (owner: string, change: Change) => NewItem;
  newPhotoId: () => string;
}

/**
 * The photos of prayers that are taken along. That of a copy which goes back to its account is there; one that came from
 * another account is put on its prayer anew, as far as it is on this device.
 */
export const takePhotos = async (read: PrayerStore, taken: Taken): Promise<Batch> => {
  const { from, to, rows, now, chosen, moved, newItem, newPhotoId } = taken;
  const parts: Batch[] = [];
  const gone: PhotoItem[] = [];
  for (const { id, base, photos } of prayersOf(rows).filter((each) => chosen.has(each.id))) {
    gone.push(...photos);
    const kept = base?.prayer.photo ?? null;
    if (kept) parts.push({ dropCached: [photoKey('photo', from, kept.id)] });
    const there = moved.get(id);
    if (there === undefined) continue;
    if (!base || base.origin?.owner === to) {
      parts.push(await carryItems(read, taken, there, photos), await carryKept(read, taken, kept));
      continue;
    }
    const last = photoOf({ base, photos });
    const bytes = last && (await readPhotoBytes(read, from, last.id));
    if (!last || !bytes) continue;
    const photo = { ...last, id: newPhotoId() };
    parts.push({
      add: [newItem(to, { kind: 'photo', prayerId: there, photoId: photo.id, photo })],
      cache: [unsentPhotoRow(to, photo.id, now, bytes)],
    });
  }
  return parts.reduce(joined, takenOut(gone));
};

/** The photo that stands on a prayer with what waits. */
const photoOf = ({ base, photos }: Pick<PrayerRows, 'base' | 'photos'>): PrayerPhoto | null =>
  (base && photos.reduce(applyPhotoItem, base.prayer).photo) ?? null;

/** The photos of prayers of which a copy stays: those that are on this device. What waits moves, as its prayer's words do. */
export const copyPhotos = async (
  read: PrayerStore,
  carry: Carry & { copied: ReadonlyMap<string, string> },
): Promise<Batch> => {
  const { rows, copied } = carry;
  const parts: Batch[] = [];
  const gone: PhotoItem[] = [];
  for (const { id, base, photos } of prayersOf(rows)) {
    const copyId = copied.get(id);
    if (copyId === undefined) continue;
    gone.push(...photos);
    parts.push(await carryItems(read, carry, copyId, photos));
    parts.push(await carryKept(read, carry, base?.prayer.photo ?? null));
  }
  return parts.reduce(joined, takenOut(gone));
};
