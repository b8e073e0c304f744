import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../core/events/listeners.ts';

const MINUTE = 60_000;

let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = createListeners();

const tick = () => {
  now = Date.now();
  // On the minute, when a day ends: a timer of a sleeping device comes late, so the next is set anew each time.
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE - (now % MINUTE));
  listeners.notify();
};

const subscribe = (listener: () => void) => {
  const unsubscribe = listeners.subscribe(listener);
  if (listeners.size() === 1) {
    document.addEventListener('visibilitychange', tick);
    tick();
  }
  return () => {
    unsubscribe();
    if (listeners.size() > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/** The time in milliseconds, anew every minute, for all that counts down to the end of the day. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
