import { cachedKey, photoKey } from '../../journal/cachedKeys.ts';
import { isPhotoBytes } from '../../journal/guards.ts';
import type { Batch, PrayerStore } from '../../journal/store.ts';
import { cachedRow, type CachedContent, type PhotoBytes, type StoredPrayer } from '../../journal/types.ts';

/** Photos that the server has too and that are kept here, of each owner: some 20 MB. Those that came first go first. */
const MAX_KEPT = 100;

/** A photo that is here; null where it is not, or is locked. */
export const readPhotoBytes = async (store: PrayerStore, owner: string, id: string): Promise<PhotoBytes | null> => {
  const row =
    (await store.cached(photoKey('unsentPhoto', owner, id))) ?? (await store.cached(photoKey('photo', owner, id)));
  return isPhotoBytes(row?.data) ? row.data : null;
};

/** Whether it is here, locked or not. */
export const hasPhotoRow = async (store: PrayerStore, owner: string, id: string): Promise<boolean> => {
  const keys = [photoKey('unsentPhoto', owner, id), photoKey('photo', owner, id)];
  const there = (await Promise.all(keys.map((key) => store.cachedKeys(key)))).flat();
  return keys.some((key) => there.includes(key));
};

export const unsentPhotoRow = (owner: string, id: string, now: number, { type, data }: PhotoBytes): CachedContent =>
  cachedRow(photoKey('unsentPhoto', owner, id), owner, now, { type, data });

/** The part of a batch that keeps a photo which the server has, in place of the oldest ones where there are many. */
export const keepPhoto = async (
  store: PrayerStore,
  owner: string,
  id: string,
  now: number,
  { type, data }: PhotoBytes,
): Promise<Required<Pick<Batch, 'cache' | 'dropCached'>>> => {
  const all = photoKey('photo', owner);
  const there = (await store.cachedKeys(all)).map((key) => key.slice(all.length)).filter((each) => each !== id);
  const orderKey = cachedKey('photoOrder', owner);
  const known = await readOrder(store, orderKey);
  // One that the order does not know, since two tabs wrote it at once, is old enough.
  const order = [...there.filter((each) => !known.includes(each)), ...known.filter((each) => there.includes(each)), id];
  const gone = order.splice(0, Math.max(0, order.length - MAX_KEPT));
  return {
    dropCached: [photoKey('unsentPhoto', owner, id), ...gone.map((each) => photoKey('photo', owner, each))],
    cache: [
      cachedRow(photoKey('photo', owner, id), owner, now, { type, data }),
      cachedRow(orderKey, owner, now, order),
    ],
  };
};

const readOrder = async (store: PrayerStore, key: string): Promise<string[]> => {
  const data = (await store.cached(key))?.data;
  return Array.isArray(data) ? data.filter((each): each is string => typeof each === 'string') : [];
};

/** The rows of photos that are on their prayers no more, given what is stored and what takes its place. */
export const outdatedPhotos = (stored: readonly StoredPrayer[], put: readonly StoredPrayer[]): string[] => {
  const before = new Map(stored.map(({ id, prayer }) => [id, prayer.photo?.id]));
  return put.flatMap(({ id, owner, prayer }) => {
    const old = before.get(id);
    return old && old !== prayer.photo?.id ? [photoKey('photo', owner, old)] : [];
  });
};
