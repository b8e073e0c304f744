import { describe, log } from '../../log.ts';

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
export type UpdateFound = 'current' | 'coming' | 'failed';

export interface Updates {
  check(): Promise<UpdateFound>;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Looks for a new version at the start and daily. It is fetched quietly and installed when the person quits; nobody is
 * ever interrupted. What is fetched is checked by electron-updater: the publisher's signature on Windows, by macOS itself
 * there, and everywhere the SHA-512 in the list that came over https.
 */
export const startUpdates = (updater: Updater, every: (ms: number, work: () => void) => void): Updates => {
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
