import { app, type Shell } from 'electron';
import { describe, log } from '../../log.ts';
import { openStoreFile } from '../settings/openSettings.ts';
import { createKioskStore, type KioskStore } from './store.ts';
import { forbiddenSwitches } from './switches.ts';
import { readTestSettings, type TestSettings } from './testSettings.ts';

/** A kiosk that is to be started; `isKiosk` false for the usual app. */
export interface KioskOptions {
  isKiosk: boolean;
  store: KioskStore;
  unreadable: boolean;
  testing: TestSettings | null;
}

/**
 * Whether this start is a kiosk's: told so by --kiosk, or set up as one. Ends the app when it was started with a switch
 * that would open a kiosk to whoever is in front of it.
 */
export const readKioskOptions = (args: readonly string[]): KioskOptions => {
  const { store, unreadable } = openKioskStore();
  const isKiosk = unreadable || args.includes('--kiosk') || store.get('isKiosk') === true;
  const testing = readTestSettings(process.env, app.isPackaged);
  const bad = isKiosk && !testing ? forbiddenSwitches(args) : [];
  if (bad.length > 0) {
    console.error(`A kiosk does not start with --${bad.join(', --')}.`);
    app.exit(2);
    process.exit(2);
  }
  return { isKiosk, store, unreadable, testing };
};

/**
 * Opens kiosk.json in the profile. A file that can't be read stays as it is: it may be a kiosk's, and what stands in a
 * lobby must not offer its set-up to whoever comes by.
 */
const openKioskStore = (): { store: KioskStore; unreadable: boolean } => {
  try {
    return { store: createKioskStore(openStoreFile('kiosk')), unreadable: false };
  } catch (error) {
    log.error('the kiosk’s settings could not be read', describe(error));
    return { store: createKioskStore(new Map<string, unknown>()), unreadable: true };
  }
};

/** From a kiosk no link leads anywhere. */
export const noShell: Pick<Shell, 'openExternal'> = { openExternal: () => Promise.resolve() };
