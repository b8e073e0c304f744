import type { PrayerStore } from '../../../core/sync/store.ts';
import { createSealedStore, type Seal } from './sealedStore.ts';
import { createSealer, sealCached, sealedTextOf, sealItem, sealPrayer } from './seal.ts';
import { newKey, newRecoveryCode, plainCode, unwrap, waitAfter, wrap, type Wrapped } from './vaultKeys.ts';

/** The lock of one owner's journal on this device, as it is kept: the key, wrapped once for each way in. */
interface VaultRow {
  pin: Wrapped;
  recovery: Wrapped;
  failures: number;
  /** No attempt before this moment. */
  waitUntil: number;
}

export type Opened = { end: 'open' } | { end: 'wrong' | 'wait'; waitUntil: number };

/** The journal's lock (optional): with it, what a person wrote is unreadable on this device without their PIN. */
export interface Vault {
  /** The store to work with. */
  store: PrayerStore;
  /** Null where the browser can't do it: its cryptography is for secure addresses alone. */
  canLock: boolean;
  belongsTo(owner: string | null): Promise<void>;
  state(): 'none' | 'shut' | 'open';
  isShut(): boolean;
  onTurn(listener: (owner: string) => void): () => void;
  /** Gives the recovery key, which is shown once and kept nowhere. */
  setUp(owner: string, pin: string): Promise<string>;
  open(owner: string, how: 'pin' | 'recovery', secret: string): Promise<Opened>;
  changePin(owner: string, pin: string): Promise<void>;
  shut(): void;
  /** Opens every row for good. Only while it is open. */
  takeOff(owner: string): Promise<void>;
  /** With everything that it locks. */
  remove(owner: string): Promise<void>;
}

const keyOf = (owner: string) => `vault:${owner}`;

export const createVault = (disk: PrayerStore): Vault => {
  let current: string | null = null;
  let key: CryptoKey | null = null;
  let seal: Seal = 'none';
  const listeners = new Set<(owner: string) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lampstand:vault');

  const readRow = async (owner: string): Promise<VaultRow | null> =>
    ((await disk.cached(keyOf(owner)))?.data as VaultRow | null | undefined) ?? null;
  const writeRow = (owner: string, data: VaultRow | null) =>
    // Of nobody, by name: a logout that leaves sealed prayers waiting must leave what opens them.
    disk.commit({ cache: [{ key: keyOf(owner), owner: null, version: 1, timestamp: Date.now(), data }] });

  const turn = (to: CryptoKey | 'none' | 'shut') => {
    key = typeof to === 'string' ? null : to;
    seal = typeof to === 'string' ? to : createSealer(to);
    if (current !== null) for (const listener of listeners) listener(current);
  };

  const sealOf = async (owner: string): Promise<Seal> => {
    if (owner === current) return seal;
    return (await readRow(owner)) ? 'shut' : 'none';
  };
  const store = createSealedStore(disk, sealOf);

  const look = async () => {
    const owner = current;
    if (owner === null) return;
    const row = await readRow(owner);
    if (owner !== current) return;
    if (!row) turn('none');
    else if (!key) turn('shut');
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'shut' && key) turn('shut');
    if (data === 'changed') void look();
  });

  /** Writes all of an owner's rows anew, each as `store` keeps it now. */
  const rewrite = async (owner: string, from: PrayerStore, to: PrayerStore) => {
    const pending = await from.pending(owner);
    const put = await from.prayers(owner);
    const draft = await from.cached(`draft:${owner}`);
    const parked = pending.filter((item) => item.parked).map((item) => ({ id: item.id, parked: item.parked }));
    const add = pending.map(({ order: _order, parked: _parked, ...item }) => item);
    const remove = add.map(({ id }) => id);
    // A create beside its stored prayer can't be: what waits goes back under its own id.
    await to.commit({ require: pending, remove, add, put, cache: draft ? [draft] : [] });
    if (parked.length > 0) await to.commit({ park: parked });
  };

  /** Rows that came in unsealed: another tab had not heard of the lock yet. */
  const sealLeftOvers = async (owner: string) => {
    const pending = await disk.pending(owner);
    if (pending.every(({ data }) => data.kind === 'delete' || sealedTextOf(data) !== null)) return;
    await rewrite(owner, store, store);
  };

  return {
    store,
    canLock: typeof crypto.subtle !== 'undefined',
    async belongsTo(owner) {
      if (owner === current) return;
      current = owner;
      key = null;
      // Until it is known: a journal that may be locked is.
      seal = owner === null ? 'none' : 'shut';
      await look();
    },
    state: () => (key ? 'open' : seal === 'none' ? 'none' : 'shut'),
    isShut: () => seal === 'shut',
    onTurn(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async setUp(owner, pin) {
      const fresh = await newKey();
      const code = newRecoveryCode();
      const row = {
        pin: await wrap(fresh, pin),
        recovery: await wrap(fresh, plainCode(code)),
        failures: 0,
        waitUntil: 0,
      };
      const sealer = createSealer(fresh);
      // Sealed and locked in one: there is no moment at which one is there without the other.
      const pending = await disk.pending(owner);
      const prayers = await disk.prayers(owner);
      const draft = await disk.cached(`draft:${owner}`);
      const items = pending.map(({ order: _order, parked: _parked, ...item }) => item);
      await disk.commit({
        require: pending,
        remove: items.map(({ id }) => id),
        add: await Promise.all(items.map((item) => sealItem(sealer, item))),
        put: await Promise.all(prayers.map((prayer) => sealPrayer(sealer, prayer))),
        cache: [
          ...(draft ? [await sealCached(sealer, draft)] : []),
          { key: keyOf(owner), owner: null, version: 1, timestamp: Date.now(), data: row },
        ],
      });
      const parked = pending.filter((item) => item.parked).map((item) => ({ id: item.id, parked: item.parked }));
      if (parked.length > 0) await disk.commit({ park: parked });
      if (owner === current) turn(fresh);
      channel?.postMessage('changed');
      return code;
    },
    async open(owner, how, secret) {
      const row = await readRow(owner);
      if (!row) {
        turn('none');
        return { end: 'open' };
      }
      if (how === 'pin' && Date.now() < row.waitUntil) return { end: 'wait', waitUntil: row.waitUntil };
      const found = await unwrap(row[how], how === 'pin' ? secret : plainCode(secret));
      if (!found) {
        const failures = row.failures + 1;
        const waitUntil = Date.now() + waitAfter(failures);
        await writeRow(owner, { ...row, failures, waitUntil });
        return { end: 'wrong', waitUntil };
      }
      if (row.failures > 0) await writeRow(owner, { ...row, failures: 0, waitUntil: 0 });
      if (owner !== current) return { end: 'wrong', waitUntil: 0 };
      turn(found);
      await sealLeftOvers(owner);
      return { end: 'open' };
    },
    async changePin(owner, pin) {
      const row = await readRow(owner);
      if (!row || !key || owner !== current) throw new Error('The journal is not open');
      await writeRow(owner, { ...row, pin: await wrap(key, pin), failures: 0, waitUntil: 0 });
    },
    shut() {
      if (!key) return;
      turn('shut');
      channel?.postMessage('shut');
    },
    async takeOff(owner) {
      if (!key || owner !== current) throw new Error('The journal is not open');
      await rewrite(owner, store, disk);
      await writeRow(owner, null);
      turn('none');
      channel?.postMessage('changed');
    },
    async remove(owner) {
      await writeRow(owner, null);
      if (owner === current) await look();
    },
  };
};
