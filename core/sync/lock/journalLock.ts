import type { PrayerStore } from '../../journal/store.ts';
import { cachedRow, type CachedContent } from '../../journal/types.ts';
import type { RowLock, TabChannel } from './rowLock.ts';
import { newRecoveryCode, plainCode, waitAfter, type KeyDerivation, type WrappedKey } from './keyDerivation.ts';
import { createListeners } from '../../events/listeners.ts';
import { createSealedStore, type Seal } from './sealedStore.ts';
import { isSealedText, sealCached, sealedTextOf, sealItem, sealPrayer, type Sealer } from './sealedRows.ts';

/** The lock of one owner's journal on this device, as it is stored: the key, wrapped once for each way in. */
interface LockRow {
  pin: WrappedKey;
  recovery: WrappedKey;
  failures: number;
  /** No attempt before this moment. */
  waitUntil: number;
}

export type UnlockResult = { end: 'unlocked' } | { end: 'wrong' | 'wait'; waitUntil: number };

export type LockState = 'none' | 'locked' | 'unlocked';

/** What tabs post to each other, those of earlier builds among them. */
const LOCKED = 'shut';
const CHANGED = 'changed';

/** The journal's lock (optional): with it, what a person wrote is unreadable on this device without their PIN. */
export interface JournalLock {
  /** The store to work with. */
  store: PrayerStore;
  /** False where there is no cryptography. */
  canLock: boolean;
  setOwner(owner: string | null): Promise<void>;
  state(): LockState;
  isLocked(): boolean;
  onChange(listener: (owner: string) => void): () => void;
  /** Gives the recovery key, which is shown once and stored nowhere. */
  setUp(owner: string, pin: string): Promise<string>;
  unlock(owner: string, how: 'pin' | 'recovery', secret: string): Promise<UnlockResult>;
  changePin(owner: string, pin: string): Promise<void>;
  /** `here`: this tab alone; others that show the journal may be in use. */
  lock(where?: 'here'): void;
  /** Opens every row for good. Only while it is open. */
  turnOff(owner: string): Promise<void>;
  /** With everything that it locks. */
  remove(owner: string): Promise<void>;
}

const keyOf = (owner: string) => `vault:${owner}`;
/** Of nobody, by name: a logout that leaves sealed prayers waiting must leave what opens them. */
const lockRow = (owner: string, timestamp: number, data: LockRow | null): CachedContent =>
  cachedRow(keyOf(owner), null, timestamp, data);
/** Tells one lock from another that was set up later; a new PIN leaves it as it is. */
const nameOf = ({ recovery }: LockRow): string => recovery.key;

interface Parts<Key> {
  keyDerivation: KeyDerivation<Key>;
  rowLock: RowLock;
  /** Null where nobody else has this journal open. */
  otherTabs: TabChannel | null;
  /** Keeps what is being typed, while it can still be sealed. Has to settle soon: the key stays until then. */
  beforeLocking?: (() => Promise<unknown>) | undefined;
  now: () => number;
}

export const createJournalLock = <Key>(
  disk: PrayerStore,
  { keyDerivation, rowLock, otherTabs, beforeLocking, now }: Parts<Key>,
): JournalLock => {
  type Unlocked = { key: Key; lock: string };
  let current: string | null = null;
  let unlocked: Unlocked | null = null;
  let seal: Seal = 'none';
  const listeners = createListeners<[owner: string]>();

  const readRow = async (owner: string): Promise<LockRow | null> =>
    ((await disk.cached(keyOf(owner)))?.data as LockRow | null | undefined) ?? null;
  /** The lock as it is now becomes what `change` makes of it; one that is gone stays gone. */
  const changeRow = (owner: string, change: (row: LockRow) => LockRow | null) =>
    rowLock.exclusive(async () => {
      const row = await readRow(owner);
      if (row) await disk.commit({ cache: [lockRow(owner, now(), change(row))] });
    });

  const setState = (next: Unlocked | 'none' | 'locked') => {
    unlocked = typeof next === 'string' ? null : next;
    seal = typeof next === 'string' ? next : keyDerivation.sealer(next.key);
    if (current !== null) listeners.notify(current);
  };

  const sealOf = async (owner: string): Promise<Seal> => {
    if (owner === current) return seal;
    return (await readRow(owner)) ? 'locked' : 'none';
  };
  const sealToWrite = async (owner: string): Promise<Seal> => {
    const row = await readRow(owner);
    if (!row) return 'none';
    return owner === current && unlocked?.lock === nameOf(row) ? seal : 'locked';
  };
  const store = createSealedStore(disk, { sealOf, sealToWrite, rowLock });

  const refresh = async () => {
    const owner = current;
    if (owner === null) return;
    const row = await readRow(owner);
    if (owner !== current) return;
    if (!row) setState('none');
    else if (unlocked?.lock !== nameOf(row)) setState('locked');
  };
  const lock = () => {
    const locking = unlocked;
    const dropKey = () => {
      if (locking && unlocked === locking) setState('locked');
    };
    if (locking && beforeLocking) void beforeLocking().then(dropKey, dropKey);
    else dropKey();
  };
  otherTabs?.listen((message) => {
    if (message === LOCKED) lock();
    if (message === CHANGED) void refresh();
  });

  /**
   * Writes all of an owner's rows anew, and their lock with them, in one: whatever dies in the midst of it, there is
   * never a lock before readable rows, nor a sealed row without its lock.
   */
  const rewrite = async (owner: string, from: PrayerStore, sealer: Sealer | null, lock: LockRow | null) => {
    const pending = await from.pending(owner);
    const prayers = await from.prayers(owner);
    const draft = await from.cached(`draft:${owner}`);
    const items = pending.map(({ order: _order, parked: _parked, ...item }) => item);
    const all = <T>(rows: readonly T[], sealOne: (by: Sealer, row: T) => Promise<T>) =>
      sealer ? Promise.all(rows.map((row) => sealOne(sealer, row))) : rows;
    await disk.commit({
      require: pending,
      remove: items.map(({ id }) => id),
      add: await all(items, sealItem),
      park: pending.filter(({ parked }) => parked).map(({ id, parked }) => ({ id, parked })),
      put: await all(prayers, sealPrayer),
      cache: [...(await all(draft ? [draft] : [], sealCached)), lockRow(owner, now(), lock)],
    });
  };

  /** Rows that came in unsealed: another tab, of a build before this one, had not heard of the lock yet. */
  const sealLeftOvers = (owner: string, sealer: Sealer) =>
    rowLock.exclusive(async () => {
      const pending = await disk.pending(owner);
      const prayers = await disk.prayers(owner);
      const draft = (await disk.cached(`draft:${owner}`))?.data ?? null;
      const row = await readRow(owner);
      const readable =
        pending.some(({ data }) => data.kind !== 'delete' && sealedTextOf(data) === null) ||
        prayers.some(({ prayer }) => prayer.deletedAt === null && !isSealedText(prayer.content)) ||
        (draft !== null && !(typeof draft === 'string' && isSealedText(draft)));
      if (!row || !readable) return;
      await rewrite(owner, disk, sealer, row);
      await disk.scrub?.();
    });

  return {
    store,
    canLock: keyDerivation.canLock,
    async setOwner(owner) {
      if (owner === current) return;
      current = owner;
      unlocked = null;
      // Until it is known: a journal that may be locked is.
      seal = owner === null ? 'none' : 'locked';
      await refresh();
    },
    state: () => (unlocked ? 'unlocked' : seal === 'none' ? 'none' : 'locked'),
    isLocked: () => seal === 'locked',
    onChange: listeners.subscribe,
    async setUp(owner, pin) {
      const fresh = await keyDerivation.newKey();
      const code = newRecoveryCode(keyDerivation.randomBytes);
      const row = {
        pin: await keyDerivation.wrap(fresh, pin),
        recovery: await keyDerivation.wrap(fresh, plainCode(code)),
        failures: 0,
        waitUntil: 0,
      };
      await rowLock.exclusive(async () => {
        // What it sealed could be opened by nobody.
        if (await readRow(owner)) throw new Error('The journal has a lock already');
        await rewrite(owner, disk, keyDerivation.sealer(fresh), row);
        await disk.scrub?.();
      });
      if (owner === current) setState({ key: fresh, lock: nameOf(row) });
      otherTabs?.post(CHANGED);
      return code;
    },
    async unlock(owner, how, secret) {
      const row = await readRow(owner);
      if (!row) {
        setState('none');
        return { end: 'unlocked' };
      }
      if (how === 'pin' && now() < row.waitUntil) return { end: 'wait', waitUntil: row.waitUntil };
      const found = await keyDerivation.unwrap(row[how], how === 'pin' ? secret : plainCode(secret));
      if (!found) {
        const failures = row.failures + 1;
        const waitUntil = now() + waitAfter(failures);
        await changeRow(owner, (row) => ({ ...row, failures, waitUntil }));
        return { end: 'wrong', waitUntil };
      }
      if (row.failures > 0) await changeRow(owner, (row) => ({ ...row, failures: 0, waitUntil: 0 }));
      if (owner !== current) return { end: 'wrong', waitUntil: 0 };
      setState({ key: found, lock: nameOf(row) });
      await sealLeftOvers(owner, keyDerivation.sealer(found));
      return { end: 'unlocked' };
    },
    async changePin(owner, pin) {
      if (!unlocked || owner !== current) throw new Error('The journal is not open');
      const wrapped = await keyDerivation.wrap(unlocked.key, pin);
      await changeRow(owner, (row) => ({ ...row, pin: wrapped, failures: 0, waitUntil: 0 }));
      // Else the old PIN, perhaps a shorter one, would go on to open what lies on the disk.
      await rowLock.exclusive(async () => disk.scrub?.());
    },
    lock(where) {
      if (!unlocked) return;
      lock();
      if (where !== 'here') otherTabs?.post(LOCKED);
    },
    async turnOff(owner) {
      await rowLock.exclusive(async () => {
        const row = await readRow(owner);
        if (!row || owner !== current || unlocked?.lock !== nameOf(row)) throw new Error('The journal is not open');
        await rewrite(owner, store, null, null);
      });
      setState('none');
      otherTabs?.post(CHANGED);
    },
    async remove(owner) {
      await changeRow(owner, () => null);
      await rowLock.exclusive(async () => disk.scrub?.());
      if (owner === current) await refresh();
    },
  };
};
