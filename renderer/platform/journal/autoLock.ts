import type { Vault } from '../../../core/sync/vault/vault.ts';

/** Somebody put the device down, or looked away. */
const IDLE = 5 * 60_000;
const HIDDEN = 20_000;
const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/** Locks an open journal that nobody uses, in this tab: another may be in use. Nothing happens where there is no lock. */
export const autoLock = (vault: Pick<Vault, 'lock'>): void => {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = 0;
  const touch = () => {
    clearTimeout(idle);
    idle = setTimeout(() => vault.lock('here'), IDLE);
  };
  touch();
  for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hidden);
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      hidden = setTimeout(() => vault.lock('here'), HIDDEN);
      return;
    }
    // A sleeping device runs no timers: the clock tells on waking.
    if (hiddenAt > 0 && Date.now() - hiddenAt >= HIDDEN) vault.lock('here');
  });
};
