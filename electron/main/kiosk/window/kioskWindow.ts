import { setTimeout as after } from 'node:timers/promises';
import { clipboard, type BrowserWindow, type Session } from 'electron';
import { describe, log } from '../../../log.ts';
import { createReloadDelay, startWatchdog, type Timeouts } from './watchdog.ts';
import { kioskPage, openKioskWindow } from './openWindow.ts';

interface Parts {
  session: Session;
  /** True where the input answers "Still there?". */
  onUserInput(): boolean;
  mayClose(): boolean;
  /** How long a page may take before it is lost. */
  timeouts: Timeouts;
  /** A new page begins: nobody is there. */
  onReset(): void;
}

/** The kiosk's window, one after the other: each person gets a new one. */
export const createKioskWindow = ({ session, onUserInput, mayClose, timeouts, onReset }: Parts) => {
  const nextDelay = createReloadDelay(Date.now);
  let current: BrowserWindow | null = null;
  let resetting: Promise<void> | null = null;

  const replace = async (): Promise<void> => {
    const former = current;
    // Above the former one before that goes: nobody sees what lies behind.
    current = openKioskWindow(session, { onUserInput, mayClose });
    const { webContents: contents } = current;
    recoverWhenClosed(current);
    former?.destroy();
    onReset();
    await clearSession(session);
    startWatchdog(contents, timeouts, () => void recover());
    await contents.loadURL(kioskPage).catch(() => undefined);
  };
  /** A window that was not closed from here leaves the system's own screen standing open. */
  const recoverWhenClosed = (window: BrowserWindow): void => {
    window.once('closed', () => {
      if (window === current && !mayClose()) void recover();
    });
  };
  const recover = async (): Promise<void> => {
    // Never at once: to make a window from within the event of a crash brings the whole app down.
    await after(nextDelay());
    await reset();
  };
  /** Clears everything and shows the first screen in a new window. Several at once are one. */
  const reset = (): Promise<void> =>
    (resetting ??= replace()
      .catch((error: unknown) => log.error('the kiosk’s window could not be made', describe(error)))
      .finally(() => (resetting = null)));

  return { window: () => current, reset };
};

/**
 * Leaves nothing of whoever stood there: cookies, every kind of storage, caches, passwords, names of hosts, the
 * clipboard. The session is one in memory, so none of it was ever on the disk; the page's own memory, its history and what
 * its fields held go with its window. One part that fails must not keep the others.
 */
const clearSession = async (session: Session): Promise<void> => {
  const results = await Promise.allSettled([
    session.clearData(),
    session.clearStorageData(),
    session.clearCache(),
    session.clearAuthCache(),
    session.clearHostResolverCache(),
    session.clearCodeCaches({}),
  ]);
  clipboard.clear();
  // What was selected, and can be pasted with the middle button; on Linux alone.
  clipboard.selection?.clear();
  for (const result of results)
    if (result.status === 'rejected') log.error('a part could not be wiped', describe(result.reason));
};
