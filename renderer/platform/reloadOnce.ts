import { storageNames } from '../../core/rules/kept/storageNames.ts';

/** Sent to the window before a reload: whoever holds something typed puts it where it survives (docs/proof.md R15). */
export const BEFORE_RELOAD = 'lampstand:before-reload';

const KEY = storageNames.reloaded;

/**
 * Reloads the tab, at most once for each build it has run, so that a deploy heals and a broken server does not loop.
 * Says whether it did; offline it does not, since that would lose the page that stands.
 */
export const reloadOnce = (): boolean => {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === import.meta.url) return false;
    sessionStorage.setItem(KEY, import.meta.url);
  } catch {
    return false; // storage is off: nothing would stop a second reload
  }
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  window.location.reload();
  return true;
};
