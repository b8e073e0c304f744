import { StorageFull, type Batch, type PrayerStore } from '../../journal/store.ts';
import type { StoreMutex } from './storeMutex.ts';
import {
  isSealedText,
  openCached,
  openItem,
  openPrayer,
  sealCached,
  sealedTextOf,
  sealItem,
  sealPrayer,
  type Sealer,
} from './sealedRows.ts';

/** What stands between a store and its readers for an owner: nothing, a key that is here, or one that is not. */
export type Seal = 'none' | 'locked' | Sealer;

interface Seals {
  /** What this tab knows. */
  sealOf(owner: string): Promise<Seal>;
  /** What holds on the disk now: another tab may have set the lock up, or taken it off, a moment ago. */
  sealToWrite(owner: string): Promise<Seal>;
  storeMutex: StoreMutex;
}

/** A store whose rows are sealed for owners that have a lock. A row that can't be opened stays where it is, unseen. */
export const createSealedStore = (disk: PrayerStore, { sealOf, sealToWrite, storeMutex }: Seals): PrayerStore => {
  const open = async <T>(
    owner: string,
    rows: T[],
    isSealed: (row: T) => boolean,
    openOne: (sealer: Sealer, row: T) => Promise<T>,
  ) => {
    const seal = await sealOf(owner);
    if (typeof seal === 'string') return rows.filter((row) => !isSealed(row));
    const opened = await Promise.all(rows.map((row) => openOne(seal, row).catch(() => null)));
    return opened.filter((row) => row !== null) as T[];
  };
  /** The key to write with. Nothing is written to a locked journal: anybody could read it there. */
  const writing = async (owner: string | null): Promise<Sealer | null> => {
    const seal = owner === null ? 'none' : await sealToWrite(owner);
    if (seal === 'locked') throw new StorageFull('The journal is locked');
    return seal === 'none' ? null : seal;
  };

  const commit = async (batch: Batch): Promise<void> => {
    const seals = new Map<string | null, Promise<Sealer | null>>();
    const sealed = <T extends { owner: string | null }>(
      rows: readonly T[] | undefined,
      sealOne: (sealer: Sealer, row: T) => Promise<T>,
    ) =>
      rows &&
      Promise.all(
        rows.map(async (row) => {
          const known = seals.get(row.owner) ?? writing(row.owner);
          seals.set(row.owner, known);
          const sealer = await known;
          return sealer ? sealOne(sealer, row) : row;
        }),
      );
    const [add, put, cache] = await Promise.all([
      sealed(batch.add, sealItem),
      sealed(batch.put, sealPrayer),
      sealed(batch.cache, sealCached),
    ]);
    await disk.commit({ ...batch, ...(add && { add }), ...(put && { put }), ...(cache && { cache }) });
  };

  return {
    ...disk,
    commit: (batch) => storeMutex.shared(() => commit(batch)),
    clear: (owner, what) => storeMutex.shared(() => disk.clear(owner, what)),
    pending: async (owner) =>
      open(owner, await disk.pending(owner), ({ data }) => sealedTextOf(data) !== null, openItem),
    prayers: async (owner) =>
      open(owner, await disk.prayers(owner), ({ prayer }) => isSealedText(prayer.content), openPrayer),
    find: async (owner, ids) =>
      open(owner, await disk.find(owner, ids), ({ prayer }) => isSealedText(prayer.content), openPrayer),
    async cached(key) {
      const row = await disk.cached(key);
      if (row?.owner == null) return row;
      const isSealed = ({ data }: typeof row) => typeof data === 'string' && isSealedText(data);
      return (await open(row.owner, [row], isSealed, openCached))[0] ?? null;
    },
  };
};
