import { describe, expect, it } from 'vitest';
import { create, edit, item, stored } from '../../../core/sync/testing/conformanceRows.ts';
import { createMemoryStore, newDisk, type MemoryDisk } from '../../../core/sync/testing/memoryStore.ts';
import type { PrayerStore } from '../../../core/journal/store.ts';
import { createTaskQueue } from '../../../core/sync/taskQueue.ts';
import type { StoreMutex } from '../../../core/sync/lock/storeMutex.ts';
import type { KeyDerivation } from '../../../core/sync/lock/keyDerivation.ts';
import { createJournalLock, type JournalLock } from '../../../core/sync/lock/journalLock.ts';
import { webKeyDerivation } from './keyDerivation.ts';

const PIN = '271828';
const SECRET = 'In more words.';
const parked = { code: 'bad_request', reason: 'Too long.', at: 5 };

/** The locks of one tab: they die with it. */
const newStoreMutex = (): StoreMutex => {
  const { enqueue } = createTaskQueue();
  return { shared: enqueue, exclusive: enqueue };
};

/** A disk that the program reaches so many times, and then dies: at odd counts before the call, at even ones after it. */
const mortal = (store: PrayerStore, maxCalls: number): { store: PrayerStore; dead: Promise<'dead'> } => {
  let left = maxCalls;
  let die: (how: 'dead') => void = () => undefined;
  const dead = new Promise<'dead'>((resolve) => (die = resolve));
  const never = new Promise<never>(() => undefined);
  const step = async () => {
    if (left-- > 0) return;
    die('dead');
    await never;
  };
  const call =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await step();
      const value = await work(...args);
      await step();
      return value;
    };
  return {
    dead,
    store: {
      commit: call(store.commit),
      pending: call(store.pending),
      prayers: call(store.prayers),
      find: call(store.find),
      cached: call(store.cached),
      cachedKeys: call(store.cachedKeys),
      counts: call(store.counts),
      clear: call(store.clear),
    },
  };
};

/** Without the half million rounds that a guess has to cost: there are a hundred deaths to die. */
const quickKeyDerivation: KeyDerivation<CryptoKey> = {
  ...webKeyDerivation,
  wrap: async (key, secret) => {
    const raw = Buffer.from(await crypto.subtle.exportKey('raw', key)).toString('base64');
    return { salt: secret, iv: '', key: raw, rounds: 1 };
  },
  unwrap: async ({ salt, key }, secret) =>
    salt === secret
      ? crypto.subtle.importKey('raw', Buffer.from(key, 'base64'), 'AES-GCM', true, ['encrypt', 'decrypt'])
      : null,
};

const lockOn = (disk: PrayerStore, storeMutex: StoreMutex, keyDerivation = quickKeyDerivation): JournalLock =>
  createJournalLock(disk, { keyDerivation, storeMutex, otherTabs: null, now: Date.now });

const openOn = async (disk: PrayerStore): Promise<JournalLock> => {
  const lock = lockOn(disk, newStoreMutex());
  await lock.setOwner('ann');
  return lock;
};

const written = async (): Promise<MemoryDisk> => {
  const disk = newDisk();
  const store = createMemoryStore(disk);
  await store.commit({
    add: [item('a'), item('b', 'ann', edit('p')), item('c', 'ann', create('c'))],
    park: [{ id: 'b', parked }],
    put: [stored('p'), stored('q')],
    cache: [{ key: 'draft:ann', owner: 'ann', version: 1, timestamp: 0, data: { title: SECRET } }],
  });
  return disk;
};

/** All that a person finds in an open journal. */
const contents = async ({ store }: JournalLock): Promise<string> =>
  JSON.stringify([
    (await store.pending('ann')).map(({ id, data, parked: why }) => [id, data, why]),
    (await store.prayers('ann')).map(({ id, prayer }) => [id, prayer]),
    (await store.cached('draft:ann'))?.data,
  ]);

/** What is wrong with a journal after a death, opened anew with the PIN; null when nothing is. */
const faultOf = async (disk: MemoryDisk, before: string): Promise<string | null> => {
  const lock = await openOn(createMemoryStore(disk));
  if (lock.isLocked()) {
    const rows = [...disk.pendingPrayers.values(), ...disk.userPrayers.values()];
    if (rows.some((row) => !row.includes('sealed:1:'))) return 'it says that it is locked, and can be read';
    if ((await lock.unlock('ann', 'pin', PIN)).end !== 'unlocked') return 'it does not open';
  }
  return (await contents(lock)) === before ? null : `it holds ${await contents(lock)}`;
};

const copyOf = (disk: MemoryDisk): MemoryDisk => structuredClone(disk);

/** Does `work` on copies of a disk, each time dying one step later, until it comes to its end. */
const dyingAtEachStep = async (disk: MemoryDisk, work: (store: PrayerStore) => Promise<unknown>) => {
  const left: MemoryDisk[] = [];
  for (let steps = 0; ; steps++) {
    const copy = copyOf(disk);
    const { store, dead } = mortal(createMemoryStore(copy), steps);
    const end = await Promise.race([work(store).then(() => 'done'), dead]);
    left.push(copy);
    if (end === 'done') return left;
  }
};

describe('turning the lock on and off', () => {
  it('given that the program dies at any step, leaves a journal that is wholly locked or wholly readable', async () => {
    const plain = await written();
    const before = await contents(await openOn(createMemoryStore(plain)));
    const locked = await dyingAtEachStep(plain, async (store) => (await openOn(store)).setUp('ann', PIN));
    expect(locked.length).toBeGreaterThan(10);
    for (const disk of locked) expect(await faultOf(copyOf(disk), before)).toBeNull();

    const sealed = locked.at(-1) ?? plain;
    expect(JSON.stringify([...sealed.pendingPrayers, ...sealed.userPrayers, ...sealed.cachedContent])).not.toContain(
      SECRET,
    );
    const open = await dyingAtEachStep(sealed, async (store) => {
      const lock = await openOn(store);
      await lock.unlock('ann', 'pin', PIN);
      await lock.turnOff('ann');
    });
    for (const disk of open) expect(await faultOf(disk, before)).toBeNull();
    expect((await openOn(createMemoryStore(open.at(-1) ?? sealed))).state()).toBe('none');
  }, 60_000);

  it('given a tab that was not told of the new lock, it writes nothing readable, and nothing that nobody can open', async () => {
    const disk = createMemoryStore(await written());
    const gate = newStoreMutex();
    const [one, other] = [lockOn(disk, gate, webKeyDerivation), lockOn(disk, gate, webKeyDerivation)];
    await one.setOwner('ann');
    await other.setOwner('ann');
    await one.setUp('ann', PIN);
    await expect(other.store.commit({ add: [item('late')] })).rejects.toThrow('locked');
    await expect(other.setUp('ann', '1234')).rejects.toThrow('already');
    await one.turnOff('ann');
    await one.setUp('ann', '3141');
    await one.turnOff('ann');
    await other.store.commit({ add: [item('later')] });
    expect((await one.store.pending('ann')).map(({ id }) => id)).toContain('later');
  }, 60_000);
});
