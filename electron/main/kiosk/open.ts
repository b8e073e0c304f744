import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import ElectronStore from 'electron-store';
import { describe, log } from '../log.ts';
import { createKioskStore, type Backing, type KioskStore } from './store.ts';

/** Opens kiosk.json in the profile. A file that can't be read is kept aside, and the kiosk is set up anew. */
export const openKioskStore = (): KioskStore => createKioskStore(open() ?? open() ?? (new Map() as Backing));

const open = (): Backing | null => {
  try {
    return new ElectronStore({ name: 'kiosk', configFileMode: 0o600, accessPropertiesByDotNotation: false });
  } catch (error) {
    log.error('the kiosk’s settings could not be read', describe(error));
    const file = join(app.getPath('userData'), 'kiosk.json');
    if (existsSync(file)) renameSync(file, `${file}.unreadable-${Date.now()}`);
    return null;
  }
};
