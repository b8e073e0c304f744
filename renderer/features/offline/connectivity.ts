import { createListeners } from '../../../core/events/listeners.ts';
import type { Connectivity } from '../../../core/rules/network/connectivity.ts';

let state: Connectivity = {
  online: navigator.onLine,
  wasOffline: !navigator.onLine,
  pending: 0,
  posts: 0,
  justSynced: false,
  lastSync: null,
};
const listeners = createListeners();

const set = (change: Partial<Connectivity>) => {
  state = { ...state, ...change };
  listeners.notify();
};

window.addEventListener('online', () => set({ online: true }));
window.addEventListener('offline', () => set({ online: false, wasOffline: true }));

/** What the offline indicator shows. The network is watched here; whoever syncs tells what waits and what was sent. */
export const connectivity = {
  read: (): Connectivity => state,
  subscribe: listeners.subscribe,
  /** After every change of the outbox: what waits, when the last sync ended (milliseconds), and whether there is a way. */
  setSync: (sync: Pick<Connectivity, 'pending' | 'posts' | 'lastSync' | 'online'>): void =>
    set({ ...sync, justSynced: sync.pending === 0 && (state.justSynced || state.pending > 0) }),
  /** The person has seen that the network is back and everything is sent. */
  markSynced: (): void => set({ wasOffline: !state.online, justSynced: false }),
};
