import { asWritten } from '../../journal/squash.ts';
import { applyChange } from '../../journal/entries.ts';
import type { Prayer, NewPrayer } from '../../contract/journal.ts';
import type { NewItem } from '../../journal/store.ts';
import type { PhotoItem, PrayerItem, StoredPrayer } from '../../journal/types.ts';

/** All of one owner's journal on this device. */
export interface JournalRows {
  stored: readonly StoredPrayer[];
  pending: readonly PrayerItem[];
  /** Photos that wait. */
  photos: readonly PhotoItem[];
}

/** One prayer of it: what the server said, if it did, and the changes on top. */
export interface PrayerRows {
  id: string;
  base: StoredPrayer | null;
  items: readonly PrayerItem[];
  photos: readonly PhotoItem[];
  /** Null where it is deleted. */
  prayer: Prayer | null;
}

const byPrayer = <Item extends PrayerItem | PhotoItem>(all: readonly Item[]): Map<string, Item[]> => {
  const lists = new Map<string, Item[]>();
  for (const item of all) {
    const list = lists.get(item.data.prayerId);
    if (list) list.push(item);
    else lists.set(item.data.prayerId, [item]);
  }
  return lists;
};

export const prayersOf = ({ stored, pending, photos }: JournalRows): PrayerRows[] => {
  const bases = new Map(stored.map((row) => [row.id, row]));
  const items = byPrayer(pending);
  const photosOf = byPrayer(photos);
  return [...new Set([...bases.keys(), ...items.keys()])].map((id) => {
    const base = bases.get(id) ?? null;
    const own = items.get(id) ?? [];
    const prayer = own.reduce(applyChange, base?.prayer ?? null);
    return {
      id,
      base,
      items: own,
      photos: photosOf.get(id) ?? [],
      prayer: prayer?.deletedAt === null ? prayer : null,
    };
  });
};

/** A change under the id it has, as one of another owner to the prayer with this id. */
export const changeFor = (
  owner: string,
  prayerId: string,
  { id, version, timestamp, data }: PrayerItem | PhotoItem,
): NewItem => ({ id, owner, version, timestamp, data: { ...data, prayerId } });

/** The changes that follow what the server has of a prayer, or its beginning. A delete that was taken back is none. */
export const editsFor = (owner: string, prayerId: string, items: readonly PrayerItem[]): NewItem[] =>
  items.filter(({ data }) => data.kind === 'edit').map((item) => changeFor(owner, prayerId, item));

/** A prayer as it is now, for somebody who writes it anew: a text that stands beside it goes under it. */
export const wholePrayer = (prayer: Prayer): NewPrayer => {
  const copies = prayer.conflicts.map(({ id, content, createdAt }) => ({ id, text: content, createdAt }));
  return { ...asWritten(prayer), updates: [...prayer.updates, ...copies] };
};
