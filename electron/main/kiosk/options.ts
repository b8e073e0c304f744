import { app, ipcMain, type Shell } from 'electron';
import { openKioskStore } from './openStore.ts';
import type { KioskStore } from './store.ts';
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
  // electron-store answers any page that asks where the profile is. No page of ours asks.
  ipcMain.removeAllListeners('electron-store-get-data');
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

/** From a kiosk no link leads anywhere. */
export const noShell: Pick<Shell, 'openExternal'> = { openExternal: () => Promise.resolve() };
