import { cachedKey, sealedKeys } from '../../journal/cachedKeys.ts';
import { LOCAL_OWNER } from '../../journal/localOwner.ts';
import { DuplicateId, ItemGone, type PrayerStore } from '../../journal/store.ts';
import { isPrayerItem, type PrayerItem, type StoredPrayer } from '../../journal/types.ts';
import type { Clock } from '../backoff.ts';
import { cursorRow, readCursor } from '../cursor.ts';
import type { JournalLock, LockRefusal, LockSecret } from '../lock/journalLock.ts';
import type { Outbox } from '../outbox.ts';
import { carryLocals } from './carryLocals.ts';
import { keepCopyBatch } from './keepCopyBatch.ts';
import { prayersOf, type JournalRows } from './moveRows.ts';
import { takeAlongBatch } from './takeAlongBatch.ts';

/** The journal without an account, as far as it can be told without opening it. */
export interface LocalJournal {
  /** How many prayers it has. */
  prayers: number;
  /** Something typed waits to be gone on with. */
  hasDraft: boolean;
  /** It has a PIN of its own. */
  hasLock: boolean;
}

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

const MAX_ATTEMPTS = 8;

const readRows = async (store: PrayerStore, owner: string): Promise<JournalRows> => {
  // In this order: what is settled between the two reads is seen twice and not missed.
  const pending = (await store.pending(owner)).filter(isPrayerItem);
  return { pending, stored: await store.prayers(owner) };
};

export const createLocalJournal = ({ disk, lock, outbox, clock, now, whenFree, changed }: Parts) => {
  /** Does it anew when another tab was quicker. */
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        const wasLate = error instanceof DuplicateId || error instanceof ItemGone;
        if (!wasLate || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };
  const localJournal = async (): Promise<LocalJournal | null> => {
    const { pending, stored } = await readRows(disk, LOCAL_OWNER);
    const prayers = countOf(stored, pending);
    const hasDraft = (await disk.cached(cachedKey('draft', LOCAL_OWNER)))?.data != null;
    const hasLock = (await disk.cached(cachedKey('lock', LOCAL_OWNER)))?.data != null;
    return prayers > 0 || hasDraft || hasLock ? { prayers, hasDraft, hasLock } : null;
  };

  const moveInto = async (owner: string, local: PrayerStore, only: readonly string[] | undefined): Promise<number> => {
    const has = new Set((await disk.prayers(owner)).map(({ id }) => id));
    const rows = await readRows(local, LOCAL_OWNER);
    const { batch, moved } = takeAlongBatch(rows, { owner, has }, outbox.newItem, only ? new Set(only) : null);
    const cache = await carryLocals(local, lock.store, { from: LOCAL_OWNER, to: owner, ids: moved, now: now() });
    // A server that went back to before what comes back here is noticed by it (serverRollback.ts).
    const cursor = await readCursor(lock.store, owner);
    const seen = Math.max(cursor.seen, ...batch.put.map(({ prayer }) => prayer.revision));
    if (seen > cursor.seen) cache.push(cursorRow(clock, owner, { ...cursor, seen }));
    if (batch.remove.length + batch.drop.length + cache.length > 0) await local.commit({ ...batch, cache });
    return moved.size;
  };

  const isEmpty = async (): Promise<boolean> => {
    const { pending, stored } = await readRows(disk, LOCAL_OWNER);
    const kept = await Promise.all(sealedKeys(LOCAL_OWNER).map((key) => disk.cached(key)));
    return pending.length + stored.length === 0 && kept.every((row) => row?.data == null);
  };

  /** Where a copy of this owner's journal may go. */
  const placeForCopy = async (owner: string) => {
    const place = await lock.lockLike(owner, LOCAL_OWNER);
    // Whoever wrote in the local journal would not get at it any more.
    if (!place || (place.lock && !(await localJournal())?.hasLock && !(await isEmpty()))) return null;
    return place;
  };

  const moves: LocalJournalMoves = {
    localJournal,
    async takeAlong(owner, { secret, only } = {}) {
      const opened = await lock.openOther(LOCAL_OWNER, secret ?? null);
      if (opened.end !== 'open') return opened;
      // Alone: a page of the server's that is stored meanwhile may be newer than what comes back.
      const prayers = await whenFree(() => again(() => moveInto(owner, opened.store, only)));
      if ((await localJournal())?.hasLock && (await isEmpty())) await lock.remove(LOCAL_OWNER);
      changed(owner);
      changed(LOCAL_OWNER);
      return { end: 'done', prayers };
    },
    canKeepCopy: async (owner) => (await placeForCopy(owner)) !== null,
    async keepCopy(owner) {
      const place = await placeForCopy(owner);
      if (!place) throw new Error('The local journal is locked');
      const { store } = place;
      // Alone: the answer to what is on its way would end the wait of what has become another's.
      const ids = await whenFree(() =>
        again(async () => {
          const account = await readRows(store, owner);
          const local = await store.prayers(LOCAL_OWNER);
          const { batch, copied } = keepCopyBatch(owner, account, local, outbox.newId);
          const cache = await carryLocals(store, store, { from: owner, to: LOCAL_OWNER, ids: copied, now: now() });
          await store.commit({ ...batch, cache: place.lock ? [...cache, place.lock] : cache });
          return [...copied.values()];
        }),
      );
      changed(owner);
      changed(LOCAL_OWNER);
      return ids;
    },
  };

  /** Of what was deleted there the words go from the disk: no server is waited for. What could not go now goes the next time. */
  const tidy = async (): Promise<void> => {
    const rows = await readRows(lock.store, LOCAL_OWNER);
    const raw = await readRows(disk, LOCAL_OWNER);
    // Locked, a journal shows its deletes and not what they are of.
    if (raw.pending.length !== rows.pending.length || raw.stored.length !== rows.stored.length) return;
    const gone = prayersOf(rows).filter(({ prayer }) => !prayer);
    if (gone.length === 0) return;
    const items = gone.flatMap((each) => each.items);
    const drop = gone.flatMap(({ base }) => (base ? [base.id] : []));
    await lock.store.commit({ require: items, remove: items.map(({ id }) => id), drop });
  };
  return { moves, tidy };
};

/** Told by the rows alone, which say of each change what it is about, sealed or not. */
const countOf = (stored: readonly StoredPrayer[], pending: readonly PrayerItem[]): number => {
  const there = new Map(stored.map(({ id }) => [id, true]));
  for (const { data } of pending) there.set(data.prayerId, data.kind !== 'delete');
  return [...there.values()].filter(Boolean).length;
};
