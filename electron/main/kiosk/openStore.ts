import ElectronStore from 'electron-store';
import { describe, log } from '../../log.ts';
import { createKioskStore, type KioskStore } from './store.ts';

/**
 * Opens kiosk.json in the profile. A file that can't be read stays as it is: it may be a kiosk's, and what stands in a
 * lobby must not offer its set-up to whoever comes by.
 */
export const openKioskStore = (): { store: KioskStore; unreadable: boolean } => {
  try {
    const file = new ElectronStore({ name: 'kiosk', configFileMode: 0o600, accessPropertiesByDotNotation: false });
    return { store: createKioskStore(file), unreadable: false };
  } catch (error) {
    log.error('the kiosk’s settings could not be read', describe(error));
    return { store: createKioskStore(new Map<string, unknown>()), unreadable: true };
  }
};
