import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKioskStore } from '../store.ts';
import { createPinLock, waitAfter } from './pinLock.ts';

const SECOND = 1000;
const setUp = () => {
  const file = new Map<string, unknown>();
  const clock = { now: 1_000_000 };
  return { file, clock, store: createKioskStore(file), open: () => createKioskStore(file) };
};

describe('the staff PIN', () => {
  it.each(['', '12345', '1234567890123', '12a456', '12 345', '١٢٣٤٥٦'])('refuses %j as a new PIN', async (pin) => {
    const { store, clock } = setUp();
    const pinLock = createPinLock(store, () => clock.now);
    expect(await pinLock.set(pin)).toBe(false);
    expect(pinLock.isSet()).toBe(false);
  });

  it('still unlocks with four digits that were set in an earlier version, but takes no new PIN so short', async () => {
    const { store, clock } = setUp();
    const pinLock = createPinLock(store, () => clock.now);
    const salt = Buffer.alloc(16, 7);
    const hash = scryptSync('2718', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
    store.set('pin', { salt: salt.toString('base64'), hash: hash.toString('base64') });
    expect(await pinLock.set('31415')).toBe(false);
    expect(await pinLock.unlock('2718')).toEqual({ right: true });
  });

  it('unlocks, and the file does not contain it', async () => {
    const { store, clock, file } = setUp();
    const pinLock = createPinLock(store, () => clock.now);
    expect(await pinLock.set('271828')).toBe(true);
    expect(await pinLock.unlock('271828')).toEqual({ right: true });
    expect(JSON.stringify([...file])).not.toContain('271828');
  });

  it('delays further tries by 5, 10, 20 … seconds up to a quarter of an hour, after a restart too', async () => {
    const { store, clock, open } = setUp();
    await createPinLock(store, () => clock.now).set('271828');
    const unlock = (pin: string) => createPinLock(open(), () => clock.now).unlock(pin);
    for (const seconds of [0, 0, 5, 10, 20, 40]) {
      expect(await unlock('000000')).toEqual({ right: false, waitSeconds: seconds });
      if (seconds > 0) {
        expect(await unlock('271828'), 'the right PIN has to wait too').toEqual({ right: false, waitSeconds: seconds });
        clock.now += seconds * SECOND;
      }
    }
    expect(waitAfter(100)).toBe(15 * 60 * SECOND);
    expect(await unlock('271828')).toEqual({ right: true });
    expect(await unlock('000000'), 'the count starts again').toEqual({ right: false, waitSeconds: 0 });
  });

  it('counts a try before comparing, so that many at once are many tries', async () => {
    const { store, clock } = setUp();
    const pinLock = createPinLock(store, () => clock.now);
    await pinLock.set('271828');
    const answers = await Promise.all(['1111', '2222', '3333', '4444', '271828'].map((pin) => pinLock.unlock(pin)));
    expect(answers.filter(({ right }) => right)).toEqual([]);
    expect(store.get('tries')?.count).toBe(3);
  });

  it('does not prolong the wait when the clock is set back', async () => {
    const { store, clock } = setUp();
    const pinLock = createPinLock(store, () => clock.now);
    await pinLock.set('271828');
    for (let time = 1; time <= 3; time++) await pinLock.unlock('0000');
    clock.now -= 1_000_000;
    expect(await pinLock.unlock('271828')).toEqual({ right: false, waitSeconds: 5 });
  });
});
