import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { UnlockResult } from '../../../../core/bridge/kioskState.ts';
import { kioskPin } from '../../../../core/rules/kiosk/kiosk.ts';
import { createTaskQueue } from '../../../../core/sync/taskQueue.ts';
import type { KioskStore } from '../store.ts';

/** The first tries are free; then 5, 10, 20 … seconds, at most a quarter of an hour. */
const FREE_TRIES = 3;
const MIN_WAIT = 5_000;
const MAX_WAIT = 15 * 60_000;

/** 32 MiB and some 100 ms for each try: a stolen settings file is no shortcut for long PINs. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

const derive = promisify((pin: string, salt: Buffer, done: (error: Error | null, key: Buffer) => void): void =>
  scrypt(pin.normalize('NFKC'), salt, KEY_BYTES, cost, done),
);

const digits = new RegExp(`^[0-9]{${kioskPin.minEver},${kioskPin.max}}$`);

export const waitAfter = (count: number): number =>
  count < FREE_TRIES ? 0 : Math.min(MAX_WAIT, MIN_WAIT * 2 ** (count - FREE_TRIES));

export type PinLock = ReturnType<typeof createPinLock>;

/** Right and wrong PINs. What is stored survives a restart: pulling the plug wins no further tries. */
export const createPinLock = (store: KioskStore, now: () => number) => {
  const queue = createTaskQueue();
  return {
    isSet: () => store.get('pin') !== undefined,
    /** False for a PIN that is too short, too long or not made of digits. */
    set: async (pin: string) => {
      if (!digits.test(pin) || pin.length < kioskPin.min) return false;
      const salt = randomBytes(16);
      const key = await derive(pin, salt);
      store.set('pin', { salt: salt.toString('base64'), hash: key.toString('base64') });
      store.forget('tries');
      return true;
    },
    /** One after the other, so that ten at once are ten tries. */
    unlock: (pin: string) =>
      queue.enqueue(async (): Promise<UnlockResult> => {
        const kept = store.get('pin');
        const tries = store.get('tries') ?? { count: 0, freeAt: 0 };
        // A clock that was set back makes nobody wait longer than the longest wait.
        const wait = Math.min(tries.freeAt - now(), waitAfter(tries.count));
        if (wait > 0) return { right: false, waitSeconds: Math.ceil(wait / 1000) };
        // Counted before it is looked at: whoever ends the app in between has had this try.
        const count = tries.count + 1;
        const next = waitAfter(count);
        store.set('tries', { count, freeAt: now() + next });
        const right =
          kept !== undefined &&
          digits.test(pin) &&
          timingSafeEqual(await derive(pin, Buffer.from(kept.salt, 'base64')), Buffer.from(kept.hash, 'base64'));
        if (!right) return { right: false, waitSeconds: Math.ceil(next / 1000) };
        store.forget('tries');
        return { right: true };
      }),
  };
};
