import { outlivesSignOut } from '../../journal/cachedKeys.ts';
import { isCachedContent, isPendingItem, isStoredPrayer } from '../../journal/guards.ts';
import { CachedGone, DuplicateId, ItemGone, type Batch, type PrayerStore } from '../../journal/store.ts';

/** What outlives a MemoryStore, as a disk would: rows as JSON, so that nobody holds a part of one. */
export interface MemoryDisk {
  pendingPrayers: Map<string, string>;
  userPrayers: Map<string, string>;
  cachedContent: Map<string, string>;
  lastOrder: number;
}

export const newDisk = (): MemoryDisk => ({
  pendingPrayers: new Map(),
  userPrayers: new Map(),
  cachedContent: new Map(),
  lastOrder: 0,
});

/** The store in memory: for tests, and for a browser that keeps nothing at all. */
export const createMemoryStore = (disk: MemoryDisk = newDisk()): PrayerStore => {
  const rows = <T>(map: Map<string, string>, fits: (row: unknown) => row is T): T[] =>
    [...map.values()].map(parse).filter(fits);
  const ownerOf = (map: Map<string, string>, id: string) => {
    const row = map.get(id);
    return row === undefined ? undefined : (parse(row) as { owner?: unknown } | null)?.owner;
  };

  const check = ({ add = [], require = [], remove = [], drop = [], put = [], requireCached }: Batch) => {
    if (requireCached !== undefined && !disk.cachedContent.has(requireCached)) throw new CachedGone(requireCached);
    for (const { id, order } of require) {
      const row = parse(disk.pendingPrayers.get(id) ?? 'null') as { order?: unknown } | null;
      if (row?.order !== order) throw new ItemGone(id);
    }
    const taken = new Set(disk.pendingPrayers.keys());
    for (const id of remove) taken.delete(id);
    for (const { id, data } of add) {
      if (taken.has(id)) throw new DuplicateId(id);
      if (data.kind === 'create' && disk.userPrayers.has(data.prayerId) && !drop.includes(data.prayerId))
        throw new DuplicateId(data.prayerId);
      taken.add(id);
    }
    for (const { id, owner } of put) {
      const other = ownerOf(disk.userPrayers, id);
      if (other !== undefined && other !== owner) throw new DuplicateId(id);
    }
  };

  return {
    // Everything is checked before anything is written, and nothing is awaited: all or nothing.
    async commit(batch) {
      check(batch);
      for (const id of batch.remove ?? []) disk.pendingPrayers.delete(id);
      for (const id of batch.drop ?? []) disk.userPrayers.delete(id);
      for (const item of batch.add ?? [])
        disk.pendingPrayers.set(item.id, JSON.stringify({ ...item, order: ++disk.lastOrder, parked: null }));
      for (const { id, parked } of batch.park ?? []) {
        const row = disk.pendingPrayers.get(id);
        if (row) disk.pendingPrayers.set(id, JSON.stringify({ ...(parse(row) as object), parked }));
      }
      for (const row of batch.put ?? []) disk.userPrayers.set(row.id, JSON.stringify(row));
      for (const key of batch.dropCached ?? []) disk.cachedContent.delete(key);
      for (const row of batch.cache ?? []) disk.cachedContent.set(row.key, JSON.stringify(row));
    },
    async pending(owner) {
      return rows(disk.pendingPrayers, isPendingItem)
        .filter((item) => item.owner === owner)
        .sort((one, other) => one.order - other.order);
    },
    async prayers(owner) {
      return rows(disk.userPrayers, isStoredPrayer).filter((row) => row.owner === owner);
    },
    async find(owner, ids) {
      const found = ids.map((id) => disk.userPrayers.get(id)).filter((row) => row !== undefined);
      return found
        .map(parse)
        .filter(isStoredPrayer)
        .filter((row) => row.owner === owner);
    },
    async cached(key) {
      const row = parse(disk.cachedContent.get(key) ?? 'null');
      return isCachedContent(row) ? row : null;
    },
    cachedKeys: async (prefix) => [...disk.cachedContent.keys()].filter((key) => key.startsWith(prefix)),
    async counts() {
      const counts = new Map<string, number>();
      for (const { owner } of rows(disk.pendingPrayers, isPendingItem)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
      return counts;
    },
    async clear(owner, what) {
      const maps = [disk.userPrayers, disk.cachedContent];
      if (what === 'everything') maps.push(disk.pendingPrayers);
      for (const map of maps)
        for (const id of [...map.keys()])
          if (ownerOf(map, id) === owner && (what === 'everything' || !outlivesSignOut({ key: id }))) map.delete(id);
    },
  };
};

const parse = (row: string): unknown => {
  try {
    return JSON.parse(row);
  } catch {
    return null;
  }
};
