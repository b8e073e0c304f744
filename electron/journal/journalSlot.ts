import type { JournalTrouble } from '../../core/bridge/journalHealth.ts';
import { BridgeError } from '../../core/bridge/bridgeError.ts';
import type { PendingCount } from '../../core/sync/client.ts';
import type { LockState } from '../../core/sync/lock/journalLock.ts';
import { describe, log } from '../log.ts';
import type { Journal } from './journal.ts';
import type { KeyWrapper } from './key/dataKey.ts';
import { openJournal } from './openJournal.ts';
import { WrongKey } from './store/codec.ts';
import { JournalTooNew } from './store/connection.ts';
import { JournalInUse } from './store/processLock.ts';
import { createDesktopClient, type DesktopClient, type DesktopClientParts } from './sync/desktopClient.ts';

export interface OpenedJournal {
  journal: Journal;
  client: DesktopClient;
}

export interface JournalSlotParts extends Omit<DesktopClientParts, 'journal'> {
  folder: string;
  keyWrapper: KeyWrapper | null;
  /** A journal is another now, or was locked or opened; so many changes to prayers, and posts, wait to be sent. */
  changed(owner: string, lock: LockState, waiting: PendingCount): void;
}

const troubleOf = (error: unknown): JournalTrouble => {
  if (error instanceof WrongKey) return 'no_key';
  if (error instanceof JournalTooNew) return 'too_new';
  return error instanceof JournalInUse ? 'in_use' : 'failed';
};

export type JournalSlot = ReturnType<typeof createJournalSlot>;

/** The journal with its client, or why it is not open: `trouble` is null while it is. */
export const createJournalSlot = ({ folder, keyWrapper, changed, ...parts }: JournalSlotParts) => {
  let opened: OpenedJournal | null = null;
  let trouble: JournalTrouble | null = null;

  const openWithClient = async (): Promise<OpenedJournal> => {
    const journal = await openJournal({ folder, keyWrapper });
    const client = createDesktopClient({ journal, ...parts });
    const tell = async (owner: string) => {
      const { pending, posts } = await client.status();
      changed(owner, client.lock.state(), { prayers: pending, posts });
    };
    client.subscribe(
      (owner) => void tell(owner).catch(() => changed(owner, client.lock.state(), { prayers: 0, posts: 0 })),
    );
    return { journal, client };
  };

  return {
    opened: () => opened,
    trouble: () => trouble,
    /** Throws `unavailable` while it is not open. */
    mustBeOpen() {
      if (!opened) throw new BridgeError('unavailable');
      return opened;
    },
    /** Never throws: what goes wrong is the trouble. */
    async open() {
      try {
        opened = await openWithClient();
        trouble = null;
        const resuming = opened.client.resume();
        resuming.catch((error: unknown) => log.error('the journal could not be resumed', describe(error)));
      } catch (error) {
        log.error('the journal could not be opened', describe(error));
        trouble = troubleOf(error);
      }
    },
    async close() {
      const closing = opened;
      opened = null;
      closing?.client.end();
      await closing?.journal.close().catch((error: unknown) => {
        log.error('the journal could not be closed', describe(error));
      });
    },
  };
};
