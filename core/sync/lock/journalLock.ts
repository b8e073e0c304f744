import { createListeners } from '../../events/listeners.ts';
import type { PrayerStore } from '../../journal/store.ts';
import type { CachedContent } from '../../journal/types.ts';
import { newRecoveryCode, plainCode, waitAfter, type KeyDerivation } from './keyDerivation.ts';
import { createLockRows, nameOf, type LockRow, type LockRows } from './lockRows.ts';
import type { StoreMutex, TabChannel } from './storeMutex.ts';
import { createSealedStore, type Seal } from './sealedStore.ts';

/** Not opened; no attempt before this moment. */
export interface LockRefusal {
  end: 'wrong' | 'wait';
  waitUntil: number;
}

export type UnlockResult = { end: 'unlocked' } | LockRefusal;

export type LockState = 'none' | 'locked' | 'unlocked';

/** What tabs post to each other, those of earlier builds among them: hence its value. */
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
  /** A store that reads and writes the rows of somebody else too, whose journal this tab does not show. */
  openOther(owner: string, secret: LockSecret | null): Promise<OtherJournal>;
  /** The same for a journal that has no lock, or the one of `from`, whose lock it gets; null where that can't be. */
  lockLike(from: string, to: string): Promise<{ store: PrayerStore; lock: CachedContent | null } | null>;
}

/** What a lock is opened by. */
export interface LockSecret {
  how: 'pin' | 'recovery';
  secret: string;
}

/** `locked`: a secret is needed. */
export type OtherJournal = { end: 'open'; store: PrayerStore } | { end: 'locked' } | LockRefusal;

export interface LockParts<Key> {
  keyDerivation: KeyDerivation<Key>;
  storeMutex: StoreMutex;
  /** Null where nobody else has this journal open. */
  otherTabs: TabChannel | null;
  /** Keeps what is being typed, while it can still be sealed. Has to settle soon: the key stays until then. */
  beforeLocking?: (() => Promise<unknown>) | undefined;
  now: () => number;
}

/** Whose journal this tab shows, and its key while it is unlocked. */
const createKeyHolder = <Key>(rows: LockRows, { keyDerivation, otherTabs, beforeLocking }: LockParts<Key>) => {
  type Unlocked = { key: Key; lock: string };
  let current: string | null = null;
  let unlocked: Unlocked | null = null;
  let seal: Seal = 'none';
  const listeners = createListeners<[owner: string]>();

  const setState = (next: Unlocked | 'none' | 'locked') => {
    unlocked = typeof next === 'string' ? null : next;
    seal = typeof next === 'string' ? next : keyDerivation.sealer(next.key);
    if (current !== null) listeners.notify(current);
  };
  const refresh = async () => {
    const owner = current;
    if (owner === null) return;
    const row = await rows.read(owner);
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

  return {
    setState,
    refresh,
    lock,
    onChange: listeners.subscribe,
    isCurrent: (owner: string) => owner === current,
    unlocked: (owner: string) => (owner === current ? unlocked : null),
    /** The key that is here, if it is the one of this lock, whoever's it is. */
    keyOf: (row: LockRow) => (unlocked?.lock === nameOf(row) ? { key: unlocked.key } : null),
    seal: () => seal,
    state: (): LockState => (typeof seal === 'string' ? seal : 'unlocked'),
    async setOwner(owner: string | null) {
      if (owner === current) return;
      current = owner;
      unlocked = null;
      // Until it is known: a journal that may be locked is.
      seal = owner === null ? 'none' : 'locked';
      await refresh();
    },
  };
};

type KeyHolder<Key> = ReturnType<typeof createKeyHolder<Key>>;

/** Lays a journal's lock on, changes it and takes it off. `store` reads what it seals. */
const createLockChanges = <Key>(
  disk: PrayerStore,
  store: PrayerStore,
  rows: LockRows,
  holder: KeyHolder<Key>,
  { keyDerivation, storeMutex, otherTabs }: LockParts<Key>,
): Pick<JournalLock, 'setUp' | 'changePin' | 'turnOff' | 'remove'> => ({
  async setUp(owner, pin) {
    const key = await keyDerivation.newKey();
    const code = newRecoveryCode(keyDerivation.randomBytes);
    const row = {
      pin: await keyDerivation.wrap(key, pin),
      recovery: await keyDerivation.wrap(key, plainCode(code)),
      failures: 0,
      waitUntil: 0,
    };
    await storeMutex.exclusive(async () => {
      // What it sealed could be opened by nobody.
      if (await rows.read(owner)) throw new Error('The journal has a lock already');
      await rows.rewrite(owner, disk, keyDerivation.sealer(key), row);
      await disk.scrub?.();
    });
    if (holder.isCurrent(owner)) holder.setState({ key, lock: nameOf(row) });
    otherTabs?.post(CHANGED);
    return code;
  },
  async changePin(owner, pin) {
    const unlocked = holder.unlocked(owner);
    if (!unlocked) throw new Error('The journal is not open');
    const wrapped = await keyDerivation.wrap(unlocked.key, pin);
    await rows.change(owner, (row) => ({ ...row, pin: wrapped, failures: 0, waitUntil: 0 }));
    // Else the old PIN, perhaps a shorter one, would go on to open what lies on the disk.
    await storeMutex.exclusive(async () => disk.scrub?.());
  },
  async turnOff(owner) {
    await storeMutex.exclusive(async () => {
      const row = await rows.read(owner);
      if (!row || holder.unlocked(owner)?.lock !== nameOf(row)) throw new Error('The journal is not open');
      await rows.rewrite(owner, store, null, null);
    });
    holder.setState('none');
    otherTabs?.post(CHANGED);
  },
  async remove(owner) {
    await rows.change(owner, () => null);
    await storeMutex.exclusive(async () => disk.scrub?.());
    if (holder.isCurrent(owner)) await holder.refresh();
  },
});

/** The key of a stored lock, by a secret that a person gives. Wrong ones are counted. */
const createKeyTrial =
  <Key>(rows: LockRows, { keyDerivation, now }: LockParts<Key>) =>
  async (owner: string, row: LockRow, { how, secret }: LockSecret): Promise<{ key: Key } | LockRefusal> => {
    if (how === 'pin' && now() < row.waitUntil) return { end: 'wait', waitUntil: row.waitUntil };
    const key = await keyDerivation.unwrap(row[how], how === 'pin' ? secret : plainCode(secret));
    if (key) {
      if (row.failures > 0) await rows.change(owner, (row) => ({ ...row, failures: 0, waitUntil: 0 }));
      return { key };
    }
    const failures = row.failures + 1;
    const waitUntil = now() + waitAfter(failures);
    await rows.change(owner, (row) => ({ ...row, failures, waitUntil }));
    return { end: 'wrong', waitUntil };
  };

/** `other`: somebody else's key beside that of the journal that is shown. */
const openStore = <Key>(
  disk: PrayerStore,
  rows: LockRows,
  holder: KeyHolder<Key>,
  { keyDerivation, storeMutex }: LockParts<Key>,
  other: { owner: string; key: Key } | null,
): PrayerStore =>
  createSealedStore(disk, {
    async sealOf(owner) {
      if (owner === other?.owner) return keyDerivation.sealer(other.key);
      return holder.isCurrent(owner) ? holder.seal() : (await rows.read(owner)) ? 'locked' : 'none';
    },
    async sealToWrite(owner) {
      if (owner === other?.owner) return keyDerivation.sealer(other.key);
      const row = await rows.read(owner);
      if (!row) return 'none';
      return holder.unlocked(owner)?.lock === nameOf(row) ? holder.seal() : 'locked';
    },
    storeMutex,
  });

type KeyTrial<Key> = ReturnType<typeof createKeyTrial<Key>>;

/** Reaches the rows of somebody whose journal this tab does not show. */
const createOthers = <Key>(
  rows: LockRows,
  holder: KeyHolder<Key>,
  tryKey: KeyTrial<Key>,
  storeWith: (other: { owner: string; key: Key } | null) => PrayerStore,
): Pick<JournalLock, 'openOther' | 'lockLike'> => ({
  async openOther(owner, secret) {
    const row = await rows.read(owner);
    if (!row) return { end: 'open', store: storeWith(null) };
    const tried = holder.keyOf(row) ?? (secret ? await tryKey(owner, row, secret) : null);
    if (!tried) return { end: 'locked' };
    return 'end' in tried ? tried : { end: 'open', store: storeWith({ owner, key: tried.key }) };
  },
  async lockLike(from, to) {
    const [mine, theirs] = [await rows.read(from), await rows.read(to)];
    if (theirs && (!mine || nameOf(mine) !== nameOf(theirs))) return null;
    if (!mine) return { store: storeWith(null), lock: null };
    const known = holder.keyOf(mine);
    return known && { store: storeWith({ owner: to, key: known.key }), lock: rows.rowFor(to, mine) };
  },
});

export const createJournalLock = <Key>(disk: PrayerStore, parts: LockParts<Key>): JournalLock => {
  const { keyDerivation, storeMutex, otherTabs, now } = parts;
  const rows = createLockRows(disk, storeMutex, now);
  const holder = createKeyHolder(rows, parts);
  const tryKey = createKeyTrial(rows, parts);
  const storeWith = (other: { owner: string; key: Key } | null) => openStore(disk, rows, holder, parts, other);
  const store = storeWith(null);
  return {
    store,
    canLock: keyDerivation.canLock,
    setOwner: holder.setOwner,
    state: holder.state,
    isLocked: () => holder.state() === 'locked',
    onChange: holder.onChange,
    async unlock(owner, how, secret) {
      const row = await rows.read(owner);
      if (!row) {
        holder.setState('none');
        return { end: 'unlocked' };
      }
      const tried = await tryKey(owner, row, { how, secret });
      if ('end' in tried) return tried;
      if (!holder.isCurrent(owner)) return { end: 'wrong', waitUntil: 0 };
      holder.setState({ key: tried.key, lock: nameOf(row) });
      await rows.sealLeftOvers(owner, keyDerivation.sealer(tried.key));
      return { end: 'unlocked' };
    },
    lock(where) {
      if (holder.state() !== 'unlocked') return;
      holder.lock();
      if (where !== 'here') otherTabs?.post(LOCKED);
    },
    ...createLockChanges(disk, store, rows, holder, parts),
    ...createOthers(rows, holder, tryKey, storeWith),
  };
};
