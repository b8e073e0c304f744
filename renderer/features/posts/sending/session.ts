import { storageNames } from '../../../../core/rules/kept/storageNames.ts';
import { onSignedOut } from '../../accounts/index.ts';

/**
 * What is kept for as long as this tab is open, and no longer than its person is signed in: words that are not shared yet.
 * Storage may be off or full: then a reload loses them.
 */
const PREFIX = storageNames.posts;

const keys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

// Signing out in another tab clears only that tab's storage.
onSignedOut((why) => {
  if (why !== 'lost') for (const key of keys()) sessionStorage.removeItem(key);
});

export const readSession = (key: string): unknown => {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
};

export const writeSession = (key: string, value: unknown): void => {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Kept in memory alone, then.
  }
};
