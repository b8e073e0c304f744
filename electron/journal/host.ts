import type { LockState } from '../../core/sync/lock/journalLock.ts';
import type { ImportResult, JournalBackup, JournalHealth, JournalTrouble } from '../../core/bridge/journalHealth.ts';
import { WrongKey } from './store/codec.ts';
import { JournalTooNew } from './store/connection.ts';
import type { KeyWrapper } from './key/dataKey.ts';
import type { Snapshot } from './store/snapshot.ts';
import { listArchived, readArchived, archiveJournal } from './recovery/archive.ts';
import { JournalInUse } from './store/lock.ts';
import { LockConflict } from './recovery/merge.ts';
import type { Journal } from './journal.ts';
import { openJournal } from './openJournal.ts';
import { createDesktopClient, type DesktopClient, type DesktopClientParts } from './sync/desktopClient.ts';
import { BridgeError } from '../../core/bridge/bridgeError.ts';
import { describe, log } from '../log.ts';

interface Opened {
  journal: Journal;
  sync: DesktopClient;
}

/** The journal in the main process, or what stands in its way. */
export interface JournalHost {
  /** Throws `unavailable` while it is not open. */
  opened(): Opened;
  health(): Promise<JournalHealth>;
  /** The person has read what health() has to tell. */
  noticeSeen(): Promise<void>;
  backups(): JournalBackup[];
  backUp(): Promise<JournalBackup>;
  restore(name: string): Promise<ImportResult>;
  startNewJournal(): Promise<void>;
  importArchived(name: string): Promise<ImportResult>;
  showQuarantined(name: string): void;
  importQuarantined(name: string): Promise<ImportResult | 'nothing'>;
  /** The server that the journal belongs to; null when that is not known. */
  home(): Promise<string | null>;
  /** Nobody looks at it any more. Nothing happens where there is no lock. */
  lock(): void;
  /** The network may be back. */
  syncNow(): void;
  close(): Promise<void>;
}

interface Parts extends Omit<DesktopClientParts, 'journal'> {
  folder: string;
  keyWrapper: KeyWrapper | null;
  /** Shows a folder in the system's own window for files. */
  show(folder: string): void;
  /** A journal is another now, or was locked or opened; so many changes wait to be sent. */
  changed(owner: string, lock: LockState, waiting: number): void;
}

/** Opens the journal and goes on syncing for whoever was signed in. One that can't be opened does not keep the app shut. */
export const openJournalHost = async ({ folder, keyWrapper, changed, show, ...parts }: Parts): Promise<JournalHost> => {
  let opened: Opened | null = null;
  let trouble: JournalTrouble | null = null;
  const open = async (): Promise<void> => {
    try {
      const journal = await openJournal({ folder, keyWrapper });
      const sync = createDesktopClient({ journal, ...parts });
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

  const bring = async (work: (journal: Journal) => Promise<void>): Promise<ImportResult> => {
    const { journal, sync } = mustBeOpen();
    try {
      await work(journal);
    } catch (error) {
      if (error instanceof WrongKey) return 'no_key';
      if (error instanceof LockConflict) return 'two_locks';
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
    archiveJournal(folder, Date.now());
    log.info('a journal without its key was set aside');
    await open();
    if (!opened) throw new BridgeError('failed');
  };
  let beginning: Promise<void> | null = null;

  return {
    opened: mustBeOpen,
    async health() {
      const archived = listArchived(folder, keyWrapper, opened ? await opened.journal.archiveNotes() : {});
      if (!opened) return { trouble, sealed: false, notice: null, backupFailed: false, archived, quarantined: [] };
      return { trouble: null, ...(await opened.journal.health()), archived, quarantined: opened.journal.quarantined() };
    },
    async noticeSeen() {
      const { journal } = mustBeOpen();
      await journal.noticeSeen();
      for (const { name, state } of listArchived(folder, keyWrapper, await journal.archiveNotes()))
        if (state === 'opens') await journal.noteArchived(name, 'told');
    },
    backups: () => mustBeOpen().journal.backups(),
    backUp: () => mustBeOpen().journal.backupNow(),
    restore: (name) => bring((journal) => journal.restore(name)),
    importArchived: (name) =>
      bring(async (journal) => {
        const snapshot: Snapshot = await readArchived(folder, name, keyWrapper);
        await journal.importSnapshot(snapshot);
        await journal.noteArchived(name, 'brought');
      }),
    startNewJournal() {
      beginning ??= beginAnew().finally(() => (beginning = null));
      return beginning;
    },
    showQuarantined(name) {
      const aside = mustBeOpen()
        .journal.quarantined()
        .find((each) => each.name === name);
      if (!aside) throw new BridgeError('invalid');
      show(aside.folder);
    },
    async importQuarantined(name) {
      let brought = 0;
      const end = await bring(async (journal) => void (brought = await journal.importQuarantined(name)));
      return end === 'done' && brought === 0 ? 'nothing' : end;
    },
    home: async () => (opened ? opened.sync.home() : null),
    lock: () => opened?.sync.lock.lock(),
    syncNow: () => void opened?.sync.sync('online'),
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
