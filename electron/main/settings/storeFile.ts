import { ipcMain } from 'electron';
import ElectronStore from 'electron-store';

/** Opens a file in the profile. Throws when it can't be read. */
export const openStoreFile = (name: string): ElectronStore => {
  try {
    return new ElectronStore({ name, configFileMode: 0o600, accessPropertiesByDotNotation: false });
  } finally {
    // electron-store answers any page that asks where the profile is. No page of ours asks.
    ipcMain.removeAllListeners('electron-store-get-data');
  }
};
