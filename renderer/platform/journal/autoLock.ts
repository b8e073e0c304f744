import type { JournalLock } from '../../../core/sync/lock/journalLock.ts';

/** Somebody put the device down, or looked away. */
const IDLE = 5 * 60_000;
const HIDDEN = 20_000;
const activityEvents = ['pointerdown', 'keydown', 'scroll'] as const;

/** Locks an open journal that nobody uses, in this tab: another may be in use. Nothing happens where there is no lock. */
export const autoLock = (lock: Pick<JournalLock, 'lock'>): void => {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = 0;
  const restartIdleTimer = () => {
    clearTimeout(idle);
    idle = setTimeout(() => lock.lock('here'), IDLE);
  };
  restartIdleTimer();
  for (const event of activityEvents) window.addEventListener(event, restartIdleTimer, { passive: true });
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hidden);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      hidden = setTimeout(() => lock.lock('here'), HIDDEN);
      return;
    }
    // A sleeping device runs no timers: the clock tells on waking.
    if (hiddenAt > 0 && Date.now() - hiddenAt >= HIDDEN) lock.lock('here');
  });
};
