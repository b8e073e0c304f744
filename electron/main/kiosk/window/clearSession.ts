import type { Session } from 'electron';
import { describe, log } from '../../../log.ts';

interface Clearable {
  clear(): void;
  /** What was selected, and can be pasted with the middle button; on Linux alone. */
  selection?: { clear(): void };
}

/**
 * Leaves nothing of whoever stood there: cookies, every kind of storage, caches, passwords, names of hosts, the
 * clipboard. The session is one in memory, so none of it was ever on the disk; the page's own memory, its history and what
 * its fields held go with its window. One part that fails must not keep the others.
 */
export const clearSession = async (session: Session, clipboard: Clearable): Promise<void> => {
  const results = await Promise.allSettled([
    session.clearData(),
    session.clearStorageData(),
    session.clearCache(),
    session.clearAuthCache(),
    session.clearHostResolverCache(),
    session.clearCodeCaches({}),
  ]);
  clipboard.clear();
  clipboard.selection?.clear();
  for (const result of results)
    if (result.status === 'rejected') log.error('a part could not be wiped', describe(result.reason));
};
