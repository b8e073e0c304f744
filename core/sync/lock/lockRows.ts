import { cachedKey, sealedKeys } from '../../journal/cachedKeys.ts';
import type { PrayerStore } from '../../journal/store.ts';
import { cachedRow, type CachedContent } from '../../journal/types.ts';
import type { WrappedKey } from './keyDerivation.ts';
import type { StoreMutex } from './storeMutex.ts';
import {
  hasWords,
  isReadableCached,
  isSealedText,
  sealCached,
  sealedTextOf,
  sealItem,
  sealPrayer,
  type Sealer,
} from './sealedRows.ts';

/** The lock of one owner's journal on this device, as it is stored: the key, wrapped once for each way in. */
export interface LockRow {
  pin: WrappedKey;
  recovery: WrappedKey;
  failures: number;
  /** No attempt before this moment. */
  waitUntil: number;
}

/** Tells one lock from another that was set up later; a new PIN leaves it as it is. */
export const nameOf = ({ recovery }: LockRow): string => recovery.key;

const keyOf = (owner: string) => cachedKey('lock', owner);
/** Of nobody, by name: a logout that leaves sealed prayers waiting must leave what opens them. */
const lockRow = (owner: string, timestamp: number, data: LockRow | null): CachedContent =>
  cachedRow(keyOf(owner), null, timestamp, data);

/** Of what is stored beside an owner's prayers, what their lock seals. */
const sealedCached = async (store: PrayerStore, owner: string): Promise<CachedContent[]> => {
  const { keys, prefixes } = sealedKeys(owner);
  const all = [...keys, ...(await Promise.all(prefixes.map((prefix) => store.cachedKeys(prefix)))).flat()];
  return (await Promise.all(all.map((key) => store.cached(key)))).filter((row) => row !== null);
};

/** Each owner's lock as it is stored, and the rows that it seals. */
export const createLockRows = (disk: PrayerStore, storeMutex: StoreMutex, now: () => number) => {
  const read = async (owner: string): Promise<LockRow | null> =>
    ((await disk.cached(keyOf(owner)))?.data as LockRow | null | undefined) ?? null;

  /**
   * Writes all of an owner's rows anew, and their lock with them, in one: whatever dies in the midst of it, there is
   * never a lock before readable rows, nor a sealed row without its lock.
   */
  const rewrite = async (owner: string, from: PrayerStore, sealer: Sealer | null, lock: LockRow | null) => {
    const pending = await from.pending(owner);
    const prayers = await from.prayers(owner);
    const cached = await sealedCached(from, owner);
    const items = pending.map(({ order: _order, parked: _parked, ...item }) => item);
    const all = <T>(rows: readonly T[], sealOne: (by: Sealer, row: T) => Promise<T>) =>
      sealer ? Promise.all(rows.map((row) => sealOne(sealer, row))) : rows;
    await disk.commit({
      require: pending,
      remove: items.map(({ id }) => id),
      add: await all(items, sealItem),
      park: pending.filter(({ parked }) => parked).map(({ id, parked }) => ({ id, parked })),
      put: await all(prayers, sealPrayer),
      cache: [...(await all(cached, sealCached)), lockRow(owner, now(), lock)],
    });
  };

  return {
    read,
    rewrite,
    /** An owner's lock as it would be stored; with null as none. */
    rowFor: (owner: string, lock: LockRow | null): CachedContent => lockRow(owner, now(), lock),
    /** The lock as it is now becomes what `change` makes of it; one that is gone stays gone. */
    change: (owner: string, change: (row: LockRow) => LockRow | null) =>
      storeMutex.exclusive(async () => {
        const row = await read(owner);
        if (row) await disk.commit({ cache: [lockRow(owner, now(), change(row))] });
      }),
    /** Rows that came in unsealed: another tab, of a build before this one, had not heard of the lock yet. */
    sealLeftOvers: (owner: string, sealer: Sealer) =>
      storeMutex.exclusive(async () => {
        const pending = await disk.pending(owner);
        const prayers = await disk.prayers(owner);
        const cached = await sealedCached(disk, owner);
        const row = await read(owner);
        const readable =
          pending.some(({ data }) => hasWords(data) && sealedTextOf(data) === null) ||
          prayers.some(({ prayer }) => prayer.deletedAt === null && !isSealedText(prayer.content)) ||
          cached.some(isReadableCached);
        if (!row || !readable) return;
        await rewrite(owner, disk, sealer, row);
        await disk.scrub?.();
      }),
  };
};

export type LockRows = ReturnType<typeof createLockRows>;
