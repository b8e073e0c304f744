import { storageNames } from '../../core/rules/kept/storageNames.ts';
import { LateFileError } from './lateFiles.ts';

/** Sent to the window before a reload: whoever holds something typed puts it where it survives (docs/proof.md R15). */
export const BEFORE_RELOAD = 'lampstand:before-reload';

const KEY = storageNames.reloaded;

/**
 * Reloads the tab to heal an import that can't succeed in this page any more: a deploy replaced its file, or the browser
 * remembers a failure. True if it did. At most once for each build that the tab has run, so that a broken server does not
 * loop. What failed without a network is left to be tried again: a reload would lose the page that stands.
 */
export const reloadOnce = (error: unknown): boolean => {
  if (!navigator.onLine || (error instanceof LateFileError && !error.isGone)) return false;
  try {
    if (sessionStorage.getItem(KEY) === import.meta.url) return false;
    sessionStorage.setItem(KEY, import.meta.url);
  } catch {
    return false; // storage is off: nothing would stop a second reload
  }
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  window.location.reload();
  return true;
};
