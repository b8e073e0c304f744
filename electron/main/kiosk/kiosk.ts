import type {
  KioskPreferences,
  KioskSetup,
  KioskState,
  PairProblem,
  SetupProblem,
  UnlockResult,
} from '../../../core/bridge/kioskState.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import type { KioskEvent } from '../../../core/bridge/events.ts';
import { kioskIdle } from '../../../core/rules/kiosk.ts';
import { readServerAddress } from '../../../core/rules/serverAddress.ts';
import type { Pairing } from './staff/pairing.ts';
import { phoneUrl } from './network/phoneUrl.ts';
import type { PinLock } from './staff/pinLock.ts';
import type { KioskStore } from './store.ts';

/** What the page may ask (core/bridge/kiosk.ts), and what the main process does. */
export interface Kiosk {
  state(): KioskState;
  saveSetup(settings: KioskSetup): Promise<SetupProblem | null>;
  pair(code: string): Promise<PairProblem | null>;
  unlock(pin: string): Promise<UnlockResult>;
  endStaffSession(): void;
  exit(to: 'quit' | 'desktop'): void;
  endSession(): void;
  preferences(): KioskPreferences;
  /** Whoever unlocked it has gone. */
  lock(): void;
  /** Tells the page the present state. */
  sendState(): void;
}

interface Parts {
  store: KioskStore;
  pinLock: PinLock;
  pairing: Pairing;
  /** What was set up before can't be read: nobody may set it up from the screen. */
  unreadable: boolean;
  /** Where the server is as long as nobody has said so. */
  defaultServer: string;
  send(event: KioskEvent): void;
  /** Has everything cleared and the first screen shown. */
  reset(): void;
  exit(to: 'quit' | 'desktop'): void;
}

/** The kiosk's own rules: who may change what. Knows no window. */
export const createKiosk = ({
  store,
  pinLock,
  pairing,
  unreadable,
  defaultServer,
  send,
  reset,
  exit,
}: Parts): Kiosk => {
  let unlocked = false;

  const mode = (): KioskState['mode'] => {
    // A kiosk without its PIN was tampered with or damaged: a stranger would choose the next one.
    if (unreadable || (store.get('isKiosk') === true && !pinLock.isSet())) return 'closed';
    return unlocked ? 'staff' : pinLock.isSet() ? 'open' : 'setup';
  };
  const preferences = (): KioskPreferences =>
    store.get('preferences') ?? {
      server: defaultServer,
      keyboard: true,
      idleSeconds: kioskIdle.default,
      restartHour: 3,
    };
  const state = (): KioskState => {
    const paired = pairing.state();
    const { server } = preferences();
    return {
      mode: mode(),
      ...paired,
      phoneUrl: phoneUrl(paired.church?.publicUrl ?? null, server),
      preferences: preferences(),
    };
  };
  const sendState = () => send({ name: 'kiosk', state: state() });

  /** All that makes it a kiosk: the pairing with the church too, and the PIN, so that it is set up anew if it ever is one again. */
  const forgetSetup = () => {
    for (const key of ['isKiosk', 'pin', 'tries', 'token', 'church', 'revoked'] as const) store.forget(key);
  };

  /** Staff, or whoever sets it up first. */
  const requireStaff = () => {
    if (mode() === 'open' || mode() === 'closed') throw new BridgeError('refused');
  };

  return {
    state,
    sendState,
    preferences,
    lock: () => {
      unlocked = false;
    },
    async saveSetup({ pin, server, ...rest }) {
      requireStaff();
      const origin = readServerAddress(server);
      if (origin === null) return 'server';
      if (pin === null && !pinLock.isSet()) return 'pin';
      if (pin !== null && !(await pinLock.set(pin))) return 'pin';
      // Whoever has just chosen the PIN is still setting things up.
      unlocked = true;
      store.set('preferences', { server: origin, ...rest });
      store.set('isKiosk', true);
      await pairing.refresh();
      sendState();
      return null;
    },
    async pair(code) {
      requireStaff();
      const problem = await pairing.pair(code);
      sendState();
      return problem;
    },
    async unlock(pin) {
      const answer = await pinLock.unlock(pin);
      if (answer.right) {
        unlocked = true;
        sendState();
      }
      return answer;
    },
    endStaffSession() {
      requireStaff();
      reset();
    },
    exit(to) {
      requireStaff();
      if (to === 'desktop') forgetSetup();
      exit(to);
    },
    endSession: () => reset(),
  };
};
