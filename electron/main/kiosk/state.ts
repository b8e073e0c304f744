import type { KioskPreferences, KioskState } from '../../../core/bridge/kioskState.ts';
import { defaultScreen } from '../../../core/rules/kiosk/kiosk.ts';
import type { Printing } from './printing/printing.ts';
import type { Remote } from './remote/remote.ts';
import type { Pairing } from './staff/pairing.ts';
import type { PinLock } from './staff/pinLock.ts';
import type { KioskStore } from './store.ts';

export interface KioskStateParts {
  store: KioskStore;
  pinLock: PinLock;
  pairing: Pairing;
  remote: Pick<Remote, 'read' | 'changedHere'>;
  printing: Pick<Printing, 'state' | 'look' | 'note'>;
  /** What was set up before can't be read: nobody may set it up from the screen. */
  unreadable: boolean;
  /** Where the server is as long as nobody has said so. */
  defaultServer: string;
  attractTimes: KioskState['attract'];
}

/** What the kiosk's screen shows now, and whether staff have unlocked it. */
export const createKioskState = (parts: KioskStateParts) => {
  const { store, pinLock, pairing, remote, printing, unreadable, defaultServer, attractTimes } = parts;
  let unlocked = false;
  const mode = (): KioskState['mode'] => {
    // A kiosk without its PIN was tampered with or damaged: a stranger would choose the next one.
    if (unreadable || (store.get('isKiosk') === true && !pinLock.isSet())) return 'closed';
    return unlocked ? 'staff' : pinLock.isSet() ? 'open' : 'setup';
  };
  const preferences = (): KioskPreferences =>
    store.get('preferences') ?? { server: defaultServer, printer: '', ...defaultScreen };
  return {
    mode,
    preferences,
    read(): KioskState {
      const paired = pairing.state();
      const chosen = preferences();
      return {
        mode: mode(),
        ...paired,
        phoneUrl: phoneUrl(paired.church?.publicUrl ?? null, chosen.server),
        attract: chosen.attract ? attractTimes : null,
        printing: printing.state(),
        remote: remote.read(),
        preferences: chosen,
      };
    },
    setUnlocked(isUnlocked: boolean) {
      unlocked = isUnlocked;
    },
  };
};

/** Names by which a computer means itself, or every address that it has: no phone finds it by them. */
const itself = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

const forPhones = (address: string): string | null => {
  const url = URL.parse(address);
  return url && !itself.test(url.hostname) ? url.origin : null;
};

/**
 * Where a phone finds our pages: the address that the church's server gives for itself, else the one by which this kiosk
 * reaches it. Null when a phone could open neither; then there is no code to scan.
 */
export const phoneUrl = (publicUrl: string | null, server: string): string | null =>
  forPhones(publicUrl ?? '') ?? forPhones(server);
