import type { JournalHealth, JournalTrouble, LockState } from '../../../core/contract/bridge.ts';
import { WrongKey } from '../../journal/codec.ts';
import { JournalTooNew } from '../../journal/connection.ts';
import type { KeyBox } from '../../journal/dataKey.ts';
import { JournalInUse, openJournal, type Journal } from '../../journal/open.ts';
import { createDesktopSync, type DesktopSync, type DesktopSyncParts } from '../../sync/desktopSync.ts';
import { BridgeError } from '../ipc/verb.ts';
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
  restore(name: string): Promise<void>;
  /** Nobody looks at it any more. Nothing happens where there is no lock. */
  shutLock(): void;
  /** The network may be back. */
  kick(): void;
  close(): Promise<void>;
}

interface Parts extends Omit<DesktopSyncParts, 'journal'> {
  folder: string;
  keyBox: KeyBox | null;
  /** A journal is another now, or was locked or opened; so many changes wait to be sent. */
  changed(owner: string, lock: LockState, waiting: number): void;
}

/** Opens the journal and goes on syncing for whoever was signed in. One that can't be opened does not keep the app shut. */
export const openJournalHost = async ({ folder, keyBox, changed, ...parts }: Parts): Promise<JournalHost> => {
  let opened: Opened | null = null;
  let trouble: JournalTrouble | null = null;
  try {
    const journal = await openJournal({ folder, keyBox });
    const sync = createDesktopSync({ journal, ...parts });
    const tell = async (owner: string) => {
      const { pending } = await sync.status();
      changed(owner, sync.vault.state(), pending);
    };
    sync.subscribe((owner) => void tell(owner).catch(() => changed(owner, sync.vault.state(), 0)));
    opened = { journal, sync };
    sync.resume().catch((error: unknown) => log.error('the journal could not be resumed', describe(error)));
  } catch (error) {
    log.error('the journal could not be opened', describe(error));
    trouble = troubleOf(error);
  }

  return {
    opened() {
      if (!opened) throw new BridgeError('unavailable');
      return opened;
    },
    async health() {
      if (!opened) return { trouble, sealed: false, notice: null, backupFailed: false };
      return { trouble: null, ...(await opened.journal.health()) };
    },
    async restore(name) {
      if (!opened) throw new BridgeError('unavailable');
      const { journal, sync } = opened;
      await journal.restore(name);
      await sync.kick('asked');
      const { owner, pending } = await sync.status();
      if (owner !== null) changed(owner, sync.vault.state(), pending);
    },
    shutLock: () => opened?.sync.vault.shut(),
    kick: () => void opened?.sync.kick('online'),
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
