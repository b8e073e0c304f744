import { setTimeout as after } from 'node:timers/promises';
import { clipboard, type BrowserWindow, type Session } from 'electron';
import { describe, log } from '../../log.ts';
import { createPauses, startWatchdog, type Patience } from './watchdog.ts';
import { kioskPage, openKioskWindow } from './window.ts';
import { wipe } from './wipe.ts';

/** The kiosk's window, one after the other: each person gets a new one. */
export interface KioskWindow {
  window(): BrowserWindow | null;
  /** Wipes everything and shows the first screen in a new window. Several at once are one. */
  renew(): Promise<void>;
}

interface Parts {
  session: Session;
  /** True where the touch answers the question whether somebody is there. */
  onTouch(): boolean;
  mayClose(): boolean;
  /** How long a page may take before it is lost. */
  patience: Patience;
  /** A new page begins: nobody is there. */
  onNew(): void;
}

export const createKioskWindow = ({ session, onTouch, mayClose, patience, onNew }: Parts): KioskWindow => {
  const nextPause = createPauses(Date.now);
  let current: BrowserWindow | null = null;
  let renewing: Promise<void> | null = null;

  const replace = async (): Promise<void> => {
    const former = current;
    // Above the former one before that goes: nobody sees what lies behind.
    current = openKioskWindow(session, { onTouch, mayClose });
    const { webContents: contents } = current;
    bringBack(current);
    former?.destroy();
    onNew();
    await wipe(session, clipboard);
    startWatchdog(contents, patience, () => void heal());
    await contents.loadURL(kioskPage).catch(() => undefined);
  };
  /** A window that was not closed from here leaves the system's own screen standing open. */
  const bringBack = (window: BrowserWindow): void => {
    window.once('closed', () => {
      if (window === current && !mayClose()) void heal();
    });
  };
  const heal = async (): Promise<void> => {
    // Never at once: to make a window from within the event of a crash brings the whole app down.
    await after(nextPause());
    await renew();
  };
  const renew = (): Promise<void> =>
    (renewing ??= replace()
      .catch((error: unknown) => log.error('the kiosk’s window could not be made', describe(error)))
      .finally(() => (renewing = null)));

  return { window: () => current, renew };
};
