import { photoKey } from '../../journal/cachedKeys.ts';
import type { Batch, NewItem, PrayerStore } from '../../journal/store.ts';
import { isPhotoItem, type Change, type NewPhoto, type PendingItem, type PhotoItem } from '../../journal/types.ts';
import { unsentPhotoRow } from './photoRows.ts';

/** The part of a batch that puts a photo on a prayer, on this device first. */
export const photoAdded = (
  owner: string,
  prayerId: string,
  photo: NewPhoto,
  { photoId, now, newItem }: { photoId: string; now: number; newItem: (owner: string, change: Change) => NewItem },
): Required<Pick<Batch, 'add' | 'cache'>> => {
  const { width, height } = photo;
  const change = { kind: 'photo', prayerId, photoId, photo: { id: photoId, width, height } } as const;
  return { add: [newItem(owner, change)], cache: [unsentPhotoRow(owner, photoId, now, photo)] };
};

/**
 * The changes that take every photo off a prayer: the one that the server is known to have, and one that waits, which may
 * have reached it too.
 */
export const photosTaken = async (
  store: PrayerStore,
  owner: string,
  prayerId: string,
  waiting: readonly PhotoItem[],
): Promise<Change[]> => {
  const [stored] = await store.find(owner, [prayerId]);
  const ids = new Set([
    ...(stored?.prayer.photo ? [stored.prayer.photo.id] : []),
    ...waiting.map(({ data }) => data.photoId),
  ]);
  return [...ids].map((photoId) => ({ kind: 'photo', prayerId, photoId, photo: null }));
};

/** Takes items out, with the photos that are nowhere else. */
export const takenOut = (items: readonly PendingItem[]): Batch => {
  const photos = items.filter(isPhotoItem);
  return {
    require: items,
    remove: items.map(({ id }) => id),
    ...(photos.length > 0 && {
      dropCached: photos.map(({ owner, data }) => photoKey('unsentPhoto', owner, data.photoId)),
    }),
  };
};

/** Two batches as one. */
export const joined = (one: Batch, other: Batch): Batch => ({
  ...one,
  require: [...(one.require ?? []), ...(other.require ?? [])],
  remove: [...(one.remove ?? []), ...(other.remove ?? [])],
  add: [...(one.add ?? []), ...(other.add ?? [])],
  dropCached: [...(one.dropCached ?? []), ...(other.dropCached ?? [])],
  cache: [...(one.cache ?? []), ...(other.cache ?? [])],
});

/** The photos of a prayer that is created under another id now. */
export const movedPhotos = ({ add = [] }: Batch, subject: string, photos: readonly PendingItem[]): Batch => {
  const created = add.map(({ data }) => data).find(({ kind }) => kind === 'create');
  if (created?.kind !== 'create' || created.prayerId === subject) return {};
  return {
    require: photos,
    remove: photos.map(({ id }) => id),
    add: photos.filter(isPhotoItem).map(({ order: _order, parked: _parked, ...item }) => ({
      ...item,
      data: { ...item.data, prayerId: created.prayerId },
    })),
  };
};
