import {
  kioskIdle,
  type KioskEvent,
  type KioskPreferences,
  type KioskState,
  type KioskVerbs,
} from '../../../core/bridge/kiosk.ts';
import { BridgeError } from '../../../core/bridge/bridgeError.ts';
import { readServerAddress } from '../settings/serverAddress.ts';
import type { Link } from './link.ts';
import { phoneUrl } from './phoneUrl.ts';
import type { Pins } from './pin.ts';
import type { KioskStore } from './store.ts';

/** What the page may ask, but `begin`, and what the main process does. */
export interface Kiosk extends Pick<KioskVerbs, 'state' | 'done' | 'leave' | 'wipe'> {
  settle: Later<KioskVerbs['settle']>;
  pair: Later<KioskVerbs['pair']>;
  unlock: Later<KioskVerbs['unlock']>;
  preferences(): KioskPreferences;
  /** Whoever unlocked it has gone. */
  lock(): void;
  /** Tells the page how things stand now. */
  tell(): void;
}

type Later<Verb> = Verb extends (...args: infer A) => infer T ? (...args: A) => Promise<T> : never;

interface Parts {
  store: KioskStore;
  pins: Pins;
  link: Link;
  /** What was set up before can't be read: nobody may set it up from the screen. */
  unreadable: boolean;
  /** Where the server is as long as nobody has said so. */
  usualServer: string;
  send(event: KioskEvent): void;
  /** Has everything wiped and the first screen shown. */
  renew(): void;
  leave(to: 'quit' | 'desktop'): void;
}

/** The kiosk's own rules: who may change what. Knows no window. */
export const createKiosk = ({ store, pins, link, unreadable, usualServer, send, renew, leave }: Parts): Kiosk => {
  let unlocked = false;

  const stage = (): KioskState['stage'] => {
    // A kiosk without its PIN was tampered with or damaged: a stranger would choose the next one.
    if (unreadable || (store.get('isKiosk') === true && !pins.isSet())) return 'closed';
    return unlocked ? 'staff' : pins.isSet() ? 'open' : 'setup';
  };
  const preferences = (): KioskPreferences =>
    store.get('preferences') ?? { server: usualServer, keyboard: true, idleSeconds: kioskIdle.default, restartHour: 3 };
  const state = (): KioskState => {
    const facts = link.facts();
    const { server } = preferences();
    return {
      stage: stage(),
      ...facts,
      phoneUrl: phoneUrl(facts.church?.publicUrl ?? null, server),
      preferences: preferences(),
    };
  };
  const tell = () => send({ name: 'kiosk', state: state() });

  /** All that makes it a kiosk: the tie to the church too, and the PIN, so that it is set up anew if it ever is one again. */
  const forget = () => {
    for (const key of ['isKiosk', 'pin', 'tries', 'token', 'church', 'revoked'] as const) store.forget(key);
  };

  /** Staff, or whoever sets it up first. */
  const forStaff = () => {
    if (stage() === 'open' || stage() === 'closed') throw new BridgeError('refused');
  };

  return {
    state,
    tell,
    preferences,
    lock: () => {
      unlocked = false;
    },
    async settle({ pin, server, ...rest }) {
      forStaff();
      const origin = readServerAddress(server);
      if (origin === null) return 'server';
      if (pin === null && !pins.isSet()) return 'pin';
      if (pin !== null && !(await pins.set(pin))) return 'pin';
      // Whoever has just chosen the PIN is still setting things up.
      unlocked = true;
      store.set('preferences', { server: origin, ...rest });
      store.set('isKiosk', true);
      await link.refresh();
      tell();
      return null;
    },
    async pair(code) {
      forStaff();
      const problem = await link.pair(code);
      tell();
      return problem;
    },
    async unlock(pin) {
      const answer = await pins.unlock(pin);
      if (answer.right) {
        unlocked = true;
        tell();
      }
      return answer;
    },
    done() {
      forStaff();
      renew();
    },
    leave(to) {
      forStaff();
      if (to === 'desktop') forget();
      leave(to);
    },
    wipe: () => renew(),
  };
};
