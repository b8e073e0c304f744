import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { app, ipcMain } from 'electron';
import ElectronStore from 'electron-store';
import { describe, log } from '../../log.ts';
import { createSettings, type Settings } from './schema.ts';

/**
 * Opens settings.json in the person's profile. A file that can't be read is kept aside, and a new one begun: it says that
 * the server's address was lost, until the person gives it again.
 */
export const openSettings = (): Settings => {
  const store = openStore();
  const settings = createSettings(store ?? moveUnreadable() ?? openStore() ?? new Map<string, unknown>());
  if (!store) settings.set('serverLost', true);
  return settings;
};

const openStore = (): ElectronStore | null => {
  try {
    return openStoreFile('settings');
  } catch (error) {
    log.error('settings could not be read', describe(error));
    return null;
  }
};

const moveUnreadable = (): null => {
  const file = join(app.getPath('userData'), 'settings.json');
  try {
    if (existsSync(file)) renameSync(file, `${file}.unreadable-${Date.now()}`);
  } catch (error) {
    log.error('settings could not be kept aside', describe(error));
  }
  return null;
};

/** Opens a file in the profile. Throws when it can't be read. */
export const openStoreFile = (name: string): ElectronStore => {
  try {
    return new ElectronStore({ name, configFileMode: 0o600, accessPropertiesByDotNotation: false });
  } finally {
    // electron-store answers any page that asks where the profile is. No page of ours asks.
    ipcMain.removeAllListeners('electron-store-get-data');
  }
};
