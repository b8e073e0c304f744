import { randomUUID } from 'node:crypto';
import { createEngine, type JournalEngine } from '../../core/sync/engine.ts';
import type { JournalEntry } from '../../core/sync/view.ts';
import { createEntries } from '../journal/entries.ts';
import type { Journal } from '../journal/open.ts';
import { nodeKeysmith } from './keysmith.ts';
import { createLocks } from './locks.ts';
import { createTransport, type TransportParts } from './transport.ts';

export interface DesktopSyncParts extends TransportParts {
  journal: Journal;
  isOnline: () => boolean;
}

/** The journal in the main process: the browser's engine on this computer's store, at work with every window closed. */
export interface DesktopSync extends JournalEngine {
  /** A part of the journal, newest first, after the last id that was seen. */
  page(owner: string, most: number, after?: string | null): Promise<{ entries: JournalEntry[]; total: number }>;
  /** The newest prayers in which every word begins a word somewhere. */
  search(owner: string, text: string, most: number): Promise<JournalEntry[]>;
  /** Goes on for whoever was signed in when the app was last open. Their cookies say whether they still are. */
  resume(): Promise<string | null>;
  /** Ends the sync; the journal itself is closed by whoever opened it. */
  end(): void;
}

const SIGNED_IN = 'journal:signedIn';

export const createDesktopSync = ({ journal, isOnline, ...transportParts }: DesktopSyncParts): DesktopSync => {
  const { store } = journal;
  const { transport, dropAll } = createTransport(transportParts);
  const engine = createEngine({
    store,
    transport,
    dropAll,
    ...createLocks(),
    keysmith: nodeKeysmith,
    clock: { now: () => Date.now(), elapsed: () => performance.now() },
    uuid: () => randomUUID(),
    random: Math.random,
    timer: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    isOnline,
    others: null,
    isPersisted: async () => true,
  });
  const entries = createEntries(engine.vault.store, engine.journal);
  store.onCommit(entries.touch);
  engine.vault.onTurn(entries.forget);

  const remember = async (owner: string | null): Promise<void> => {
    if (((await store.cached(SIGNED_IN))?.data ?? null) === owner) return;
    await store.commit({ cache: [{ key: SIGNED_IN, owner: null, version: 1, timestamp: Date.now(), data: owner }] });
  };

  return {
    ...engine,
    async journal(owner, only) {
      if (only) return engine.journal(owner, only);
      // What an old backup brought back may be readable; it is not shown before the lock is opened.
      return engine.vault.isShut() ? [] : [...(await entries.all(owner))];
    },
    page: async (owner, most, after) =>
      engine.vault.isShut() ? { entries: [], total: 0 } : entries.page(owner, most, after),
    search: async (owner, text, most) => (engine.vault.isShut() ? [] : entries.search(owner, text, most)),
    async signedIn(owner) {
      await remember(owner);
      await engine.signedIn(owner);
    },
    async resume() {
      const owner = (await store.cached(SIGNED_IN))?.data;
      if (typeof owner !== 'string') return null;
      await engine.signedIn(owner);
      return owner;
    },
    end() {
      engine.stop();
      dropAll();
      entries.forget();
    },
  };
};
