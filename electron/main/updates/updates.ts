import type { Dialog } from 'electron';
import { describe, log } from '../../log.ts';
import { site } from '../site/site.ts';

/** The part of electron-updater that we use. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  disableWebInstaller: boolean;
  logger: unknown;
  checkForUpdates(): Promise<{ isUpdateAvailable: boolean; downloadPromise?: Promise<unknown> | null } | null>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** What a person learns who asks: nothing newer, on its way (it is installed on quitting), or that it could not be found out. */
type UpdateFound = 'current' | 'coming' | 'failed';

export type Updates = ReturnType<typeof startUpdates>;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Looks for a new version at the start and daily. It is fetched quietly and installed when the person quits; nobody is
 * ever interrupted. What is fetched is checked by electron-updater: the publisher's signature on Windows, by macOS itself
 * there, and everywhere the SHA-512 in the list that came over https.
 */
export const startUpdates = (updater: Updater, every: (ms: number, work: () => void) => void) => {
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  updater.allowDowngrade = false;
  updater.disableWebInstaller = true;
  // It would write addresses and folders.
  updater.logger = null;
  updater.on('error', (error) => log.error('update failed', describe(error)));

  const check = async (): Promise<UpdateFound> => {
    try {
      const found = await updater.checkForUpdates();
      // Its failure is told by the event above.
      found?.downloadPromise?.catch(() => undefined);
      return found?.isUpdateAvailable ? 'coming' : 'current';
    } catch {
      return 'failed';
    }
  };
  void check();
  every(DAY, () => void check());
  return { check };
};

/** Answers "Check for updates…" in a sentence. */
export const checkForUpdates = async (
  opened: Promise<Updates | null> | Updates | null,
  dialog: Pick<Dialog, 'showMessageBox'>,
): Promise<void> => {
  const updates = await opened;
  const found = updates ? await updates.check() : 'off';
  await dialog.showMessageBox({
    type: 'info',
    title: site().name,
    message: sentences(site().name)[found],
    buttons: ['OK'],
  });
};

const sentences = (name: string) => ({
  current: `This is the newest ${name}.`,
  coming: `A newer ${name} is being fetched. It is put in place when you quit.`,
  failed: 'We could not find out whether there is a newer version. Please try again later.',
  off: `This ${name} does not update itself. Get the newest one from where you got this one.`,
});
