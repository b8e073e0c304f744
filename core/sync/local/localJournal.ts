import { LOCAL_OWNER } from '../../journal/local/localOwner.ts';
import type { PrayerStore } from '../../journal/store.ts';
import type { Clock } from '../backoff.ts';
import { cursorRow, readCursor } from '../cursor.ts';
import type { JournalLock, LockRefusal, LockSecret } from '../lock/journalLock.ts';
import { commitAgain, type Outbox } from '../outbox.ts';
import { joined } from '../photos/photoWrites.ts';
import { prayersOf } from './moveRows.ts';
import { carryLocals } from './carryLocals.ts';
import { copyPhotos, takePhotos } from './carryPhotos.ts';
import { keepCopyBatch } from './keepCopyBatch.ts';
import { dropDeleted, findLocal, isLocalEmpty, readRows, type LocalJournal } from './localRows.ts';
import { takeAlongBatch } from './takeAlongBatch.ts';

export type { LocalJournal } from './localRows.ts';

export interface TakeAlong {
  /** Opens the local journal, where it has a lock. */
  secret?: LockSecret;
  /** Of these prayers alone, by their ids in the local journal; all without it. */
  only?: readonly string[];
}

/** `locked`: the local journal's PIN is needed. */
export type TakeAlongEnd = { end: 'done'; prayers: number } | { end: 'locked' } | LockRefusal;

/** The ways between the journal without an account and that of an account (docs/decisions.md 55). */
export interface LocalJournalMoves {
  /** Null where there is none. */
  localJournal(): Promise<LocalJournal | null>;
  /** Moves the local journal into this owner's. Rejects with StorageFull, and while theirs is locked: then nothing has moved. */
  takeAlong(owner: string, how?: TakeAlong): Promise<TakeAlongEnd>;
  /** Whether a copy can stay: not where the local journal is locked, nor where it would be locked by this owner's PIN. */
  canKeepCopy(owner: string): Promise<boolean>;
  /**
   * Copies this owner's journal into the local one, and moves what is not on the server yet. The ids of what came, by which
   * `takeAlong` takes it back.
   */
  keepCopy(owner: string): Promise<string[]>;
}

interface Parts {
  /** As the rows are stored, sealed or not. */
  disk: PrayerStore;
  lock: Pick<JournalLock, 'store' | 'openOther' | 'lockLike' | 'remove'>;
  outbox: Outbox;
  clock: Clock;
  now: () => number;
  whenFree: <T>(work: () => Promise<T>) => Promise<T>;
  changed: (owner: string) => void;
}

export const createLocalJournal = (parts: Parts) => {
  const { disk, lock, changed } = parts;
  const told = <T>(owner: string, value: T): T => {
    changed(owner);
    changed(LOCAL_OWNER);
    return value;
  };
  const moves: LocalJournalMoves = {
    localJournal: () => findLocal(disk),
    async takeAlong(owner, { secret, only } = {}) {
      const opened = await lock.openOther(LOCAL_OWNER, secret ?? null);
      if (opened.end !== 'open') return opened;
      const prayers = await moveInto(parts, owner, opened.store, only);
      if ((await findLocal(disk))?.hasLock && (await isLocalEmpty(disk))) await lock.remove(LOCAL_OWNER);
      return told(owner, { end: 'done', prayers });
    },
    canKeepCopy: async (owner) => (await placeForCopy(parts, owner)) !== null,
    async keepCopy(owner) {
      const place = await placeForCopy(parts, owner);
      if (!place) throw new Error('The local journal is locked');
      return told(owner, await copyInto(parts, owner, place));
    },
  };
  return { moves, tidy: () => dropDeleted(lock.store, disk) };
};

/** How many prayers of the local journal, which `local` reads, have come into this owner's. */
const moveInto = (
  { disk, lock, outbox, clock, now, whenFree }: Parts,
  owner: string,
  local: PrayerStore,
  only: readonly string[] | undefined,
): Promise<number> =>
  // Alone: a page of the server's that is stored meanwhile may be newer than what comes back.
  whenFree(() =>
    commitAgain(local, async () => {
      const has = new Set((await disk.prayers(owner)).map(({ id }) => id));
      const rows = await readRows(local, LOCAL_OWNER);
      const chosen = new Set(only ?? prayersOf(rows).map(({ id }) => id));
      const { batch, moved } = takeAlongBatch(rows, { owner, has }, outbox.newItem, chosen);
      const way = { from: LOCAL_OWNER, to: owner, now: now() };
      const photos = await takePhotos(local, { ...way, rows, chosen, moved, ...outbox });
      const cache = await carryLocals(local, lock.store, { ...way, ids: moved });
      // A server that went back to before what comes back here is noticed by it (serverRollback.ts).
      const cursor = await readCursor(lock.store, owner);
      const seen = Math.max(cursor.seen, ...batch.put.map(({ prayer }) => prayer.revision));
      if (seen > cursor.seen) cache.push(cursorRow(clock, owner, { ...cursor, seen }));
      return [joined({ ...batch, cache }, photos), moved.size];
    }),
  );

type CopyPlace = NonNullable<Awaited<ReturnType<JournalLock['lockLike']>>>;

/** Where a copy of this owner's journal may go, and the lock that it brings; null where it may not. */
const placeForCopy = async ({ disk, lock }: Parts, owner: string): Promise<CopyPlace | null> => {
  const place = await lock.lockLike(owner, LOCAL_OWNER);
  if (!place?.lock || (await findLocal(disk))?.hasLock) return place;
  // Whoever wrote in the local journal would not get at it any more.
  return (await isLocalEmpty(disk)) ? place : null;
};

const copyInto = (
  { outbox, now, whenFree }: Parts,
  owner: string,
  { store, lock: newLock }: CopyPlace,
): Promise<string[]> =>
  // Alone: the answer to what is on its way would end the wait of what has become another's.
  whenFree(() =>
    commitAgain(store, async () => {
      const account = await readRows(store, owner);
      const { batch, copied } = keepCopyBatch(owner, account, await store.prayers(LOCAL_OWNER), outbox.newId);
      const way = { from: owner, to: LOCAL_OWNER, now: now() };
      const photos = await copyPhotos(store, { ...way, rows: account, copied });
      const cache = await carryLocals(store, store, { ...way, ids: copied });
      const all = newLock ? [...cache, newLock] : cache;
      return [joined({ ...batch, cache: all }, photos), [...copied.values()]];
    }),
  );
