import type { BroughtBack, JournalHealth, JournalTrouble, LockState } from '../../core/bridge/bridge.ts';
import { WrongKey } from './store/codec.ts';
import { JournalTooNew } from './store/connection.ts';
import type { KeyBox } from './store/dataKey.ts';
import type { Image } from './store/image.ts';
import { listKept, readKept, setAsideWhole } from './recovery/archive.ts';
import { JournalInUse } from './store/lock.ts';
import { TwoLocks } from './recovery/merge.ts';
import { openJournal, type Journal } from './openJournal.ts';
import { createDesktopSync, type DesktopSync, type DesktopSyncParts } from './sync/desktopSync.ts';
import { BridgeError } from '../../core/bridge/bridgeError.ts';
import { describe, log } from '../log.ts';

interface Opened {
  journal: Journal;
  sync: DesktopSync;
}

/** The journal in the main process, or what stands in its way. */
export interface JournalHost {
  /** Throws `unavailable` while it is not open. */
  opened(): Opened;
  health(): Promise<JournalHealth>;
  /** The person has read what health() has to tell. */
  noticeSeen(): Promise<void>;
  restore(name: string): Promise<BroughtBack>;
  beginAnew(): Promise<void>;
  bringBack(name: string): Promise<BroughtBack>;
  showAside(name: string): void;
  readAside(name: string): Promise<BroughtBack | 'nothing'>;
  /** The server that the journal belongs to; null when that is not known. */
  home(): Promise<string | null>;
  /** Nobody looks at it any more. Nothing happens where there is no lock. */
  shutLock(): void;
  /** The network may be back. */
  kick(): void;
  close(): Promise<void>;
}

interface Parts extends Omit<DesktopSyncParts, 'journal'> {
  folder: string;
  keyBox: KeyBox | null;
  /** Shows a folder in the system's own window for files. */
  show(folder: string): void;
  /** A journal is another now, or was locked or opened; so many changes wait to be sent. */
  changed(owner: string, lock: LockState, waiting: number): void;
}

/** Opens the journal and goes on syncing for whoever was signed in. One that can't be opened does not keep the app shut. */
export const openJournalHost = async ({ folder, keyBox, changed, show, ...parts }: Parts): Promise<JournalHost> => {
  let opened: Opened | null = null;
  let trouble: JournalTrouble | null = null;
  const open = async (): Promise<void> => {
    try {
      const journal = await openJournal({ folder, keyBox });
      const sync = createDesktopSync({ journal, ...parts });
      const tell = async (owner: string) => {
        const { pending } = await sync.status();
        changed(owner, sync.lock.state(), pending);
      };
      sync.subscribe((owner) => void tell(owner).catch(() => changed(owner, sync.lock.state(), 0)));
      opened = { journal, sync };
      trouble = null;
      sync.resume().catch((error: unknown) => log.error('the journal could not be resumed', describe(error)));
    } catch (error) {
      log.error('the journal could not be opened', describe(error));
      trouble = troubleOf(error);
    }
  };
  await open();

  const mustBeOpen = (): Opened => {
    if (!opened) throw new BridgeError('unavailable');
    return opened;
  };

  const bring = async (work: (journal: Journal) => Promise<void>): Promise<BroughtBack> => {
    const { journal, sync } = mustBeOpen();
    try {
      await work(journal);
    } catch (error) {
      if (error instanceof WrongKey) return 'no_key';
      if (error instanceof TwoLocks) return 'two_locks';
      throw error;
    }
    const { owner } = await sync.status();
    if (owner === null) return 'done';
    // A lock may have come with it.
    if (sync.lock.state() === 'none') {
      await sync.lock.setOwner(null);
      await sync.lock.setOwner(owner);
    }
    await sync.sync('asked');
    changed(owner, sync.lock.state(), (await sync.status()).pending);
    return 'done';
  };

  const beginAnew = async (): Promise<void> => {
    // The keyring may have been unlocked since.
    if (!opened) await open();
    if (opened) return;
    if (trouble !== 'no_key') throw new BridgeError('unavailable');
    setAsideWhole(folder, Date.now());
    log.info('a journal without its key was set aside');
    await open();
    if (!opened) throw new BridgeError('failed');
  };
  let beginning: Promise<void> | null = null;

  return {
    opened: mustBeOpen,
    async health() {
      const kept = listKept(folder, keyBox, opened ? await opened.journal.keptNotes() : {});
      if (!opened) return { trouble, sealed: false, notice: null, backupFailed: false, kept, aside: [] };
      return { trouble: null, ...(await opened.journal.health()), kept, aside: opened.journal.aside() };
    },
    async noticeSeen() {
      const { journal } = mustBeOpen();
      await journal.noticeSeen();
      for (const { name, state } of listKept(folder, keyBox, await journal.keptNotes()))
        if (state === 'opens') await journal.noteKept(name, 'told');
    },
    restore: (name) => bring((journal) => journal.restore(name)),
    bringBack: (name) =>
      bring(async (journal) => {
        const image: Image = await readKept(folder, name, keyBox);
        await journal.takeIn(image);
        await journal.noteKept(name, 'brought');
      }),
    beginAnew() {
      beginning ??= beginAnew().finally(() => (beginning = null));
      return beginning;
    },
    showAside(name) {
      const aside = mustBeOpen()
        .journal.aside()
        .find((each) => each.name === name);
      if (!aside) throw new BridgeError('invalid');
      show(aside.folder);
    },
    async readAside(name) {
      let brought = 0;
      const end = await bring(async (journal) => void (brought = await journal.readAside(name)));
      return end === 'done' && brought === 0 ? 'nothing' : end;
    },
    home: async () => (opened ? opened.sync.home() : null),
    shutLock: () => opened?.sync.lock.lock(),
    kick: () => void opened?.sync.sync('online'),
    async close() {
      const closing = opened;
      opened = null;
      closing?.sync.end();
      await closing?.journal.close().catch((error: unknown) => {
        log.error('the journal could not be closed', describe(error));
      });
    },
  };
};

const troubleOf = (error: unknown): JournalTrouble => {
  if (error instanceof WrongKey) return 'no_key';
  if (error instanceof JournalTooNew) return 'too_new';
  return error instanceof JournalInUse ? 'in_use' : 'failed';
};
