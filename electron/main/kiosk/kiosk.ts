import type {
  KioskPreferences,
  KioskSetup,
  KioskState,
  PairProblem,
  Printer,
  PrintProblem,
  SetupProblem,
  UnlockResult,
} from '../../../core/bridge/kioskState.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import type { KioskEvent } from '../../../core/bridge/events.ts';
import { isSameScreen } from '../../../core/rules/kiosk/kiosk.ts';
import { readServerAddress } from '../../../core/rules/network/serverAddress.ts';
import { screenOf } from './remote/remote.ts';
import { createKioskState, type KioskStateParts } from './state.ts';

/** What the page may ask (core/bridge/kiosk.ts), and what the main process does. */
export interface Kiosk {
  state(): KioskState;
  saveSetup(settings: KioskSetup): Promise<SetupProblem | null>;
  pair(code: string): Promise<PairProblem | null>;
  unlock(pin: string): Promise<UnlockResult>;
  printers(): Promise<Printer[]>;
  print(id: string): Promise<PrintProblem | null>;
  endStaffSession(): void;
  exit(to: 'quit' | 'desktop'): void;
  endSession(): void;
  preferences(): KioskPreferences;
  /** Whoever unlocked it has gone. */
  lock(): void;
  /** Tells the page the present state. */
  sendState(): void;
}

interface Parts extends KioskStateParts {
  send(event: KioskEvent): void;
  /** Has everything cleared and the first screen shown. */
  reset(): void;
  exit(to: 'quit' | 'desktop'): void;
}

/** The kiosk's own rules: who may change what. Knows no window. */
export const createKiosk = ({ send, reset, exit, ...parts }: Parts): Kiosk => {
  const { store, pinLock, pairing, printing } = parts;
  const state = createKioskState(parts);
  const sendState = () => send({ name: 'kiosk', state: state.read() });

  /** All that makes it a kiosk: the pairing with the church too, and the PIN, so that it has to be set up again. */
  const forgetSetup = () => {
    const setup = ['isKiosk', 'pin', 'tries', 'token', 'church', 'revoked', 'remote', 'restarted'] as const;
    for (const key of setup) store.forget(key);
  };

  const save = createSave(parts, state);

  /** Staff, or whoever sets it up first. */
  const requireStaff = () => {
    if (['open', 'closed'].includes(state.mode())) throw new BridgeError('refused');
  };

  return {
    state: state.read,
    sendState,
    preferences: state.preferences,
    lock: () => state.setUnlocked(false),
    async saveSetup(setup) {
      requireStaff();
      const problem = await save(setup);
      if (!problem) sendState();
      return problem;
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
        state.setUnlocked(true);
        sendState();
      }
      return answer;
    },
    async printers() {
      requireStaff();
      return [...(await printing.look())];
    },
    print: printing.note,
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

/** Takes over what was chosen; says what is wrong with it. */
const createSave =
  ({ store, pinLock, pairing, remote, printing }: KioskStateParts, state: ReturnType<typeof createKioskState>) =>
  async ({ pin, server, ...rest }: KioskSetup): Promise<SetupProblem | null> => {
    const origin = readServerAddress(server);
    if (origin === null) return 'server';
    if (pin === null && !pinLock.isSet()) return 'pin';
    if (pin !== null && !(await pinLock.set(pin))) return 'pin';
    // Whoever has just chosen the PIN is still setting things up.
    state.setUnlocked(true);
    if (!isSameScreen(screenOf(rest), screenOf(state.preferences()))) remote.changedHere();
    store.set('preferences', { server: origin, ...rest });
    store.set('isKiosk', true);
    await printing.look();
    await pairing.refresh();
    return null;
  };
