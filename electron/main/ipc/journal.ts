import type { JournalHost } from '../../journal/host.ts';
import type { DesktopClient } from '../../journal/sync/desktopClient.ts';
import { delegate, type Handlers, type OwnHandlers } from './register.ts';

/**
 * The journal's verbs: its client's own, the lock's, and the host's. `keepSession` has Chromium write down who is signed in:
 * left alone it takes half a minute, and a power cut in that time would sign the person out.
 */
export const journalHandlers = (host: JournalHost, keepSession: () => void): Handlers<'journal'> => {
  const client = () => host.opened().client;
  const lock = () => client().lock;
  const own: OwnHandlers<'journal', DesktopClient> = {
    ...host,
    async signedIn(owner) {
      keepSession();
      await client().signedIn(owner);
      return lock().state();
    },
    signedOut: () => client().signedIn(null),
    async setLockOwner(owner) {
      await lock().setOwner(owner);
      return lock().state();
    },
    setUpLock: (owner, pin) => lock().setUp(owner, pin),
    unlock: (owner, how, secret) => lock().unlock(owner, how, secret),
    changePin: (owner, pin) => lock().changePin(owner, pin),
    lock: () => lock().lock(),
    turnOffLock: (owner) => lock().turnOff(owner),
  };
  return delegate('journal', client, own);
};
