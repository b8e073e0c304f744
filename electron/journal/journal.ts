import type { QuarantinedFile } from '../../core/bridge/journalHealth.ts';
import { listBackups, readBackup, type Backup } from './backup/backups.ts';
import type { BackupSchedule } from './backup/schedule.ts';
import { LockConflict, locksConflict, missingRows } from './recovery/merge.ts';
import {
  readArchiveNotes,
  readNotice,
  writeArchiveNotes,
  writeNotice,
  type ArchiveNotes,
  type Notice,
} from './recovery/notice.ts';
import { listQuarantined, readQuarantined } from './recovery/quarantine.ts';
import type { Codec } from './store/codec.ts';
import type { Connection } from './store/connection.ts';
import type { JournalFiles } from './store/files.ts';
import { readSnapshot, type Snapshot } from './store/snapshot.ts';
import type { SqliteStore } from './store/sqliteStore.ts';

export interface Health {
  /** Whether content is encrypted on this disk. */
  sealed: boolean;
  /** What the person has to be told: a damaged journal was quarantined and rebuilt. */
  notice: Notice | null;
  /** The last attempt to make a backup failed. */
  backupFailed: boolean;
}

/** The journal of this computer: its store, and what keeps it from being lost. */
export interface Journal extends Pick<BackupSchedule, 'backupIfDue' | 'purgeAfter'> {
  store: SqliteStore;
  health(): Promise<Health>;
  /** The person has read the notice. */
  noticeSeen(): Promise<void>;
  archiveNotes(): Promise<ArchiveNotes>;
  noteArchived(name: string, what: ArchiveNotes[string]): Promise<void>;
  /** Newest first. */
  backups(): Backup[];
  backupNow(): Promise<Backup>;
  /**
   * Imports what a backup holds and the journal lacks; what was written since stays. Throws when there is no such backup,
   * or it is damaged; and LockConflict.
   */
  restore(name: string): Promise<void>;
  /** The same with what another journal of this computer holds. Throws LockConflict. */
  importSnapshot(other: Snapshot): Promise<void>;
  /** Newest first. */
  quarantined(): QuarantinedFile[];
  /** Imports what can be salvaged of one of them. How many prayers that brought. Throws LockConflict. */
  importQuarantined(name: string): Promise<number>;
  /** All that it holds, as it is on the disk. */
  snapshot(): Snapshot;
  close(): Promise<void>;
}

interface Parts {
  db: Connection;
  codec: Codec;
  files: JournalFiles;
  store: SqliteStore;
  schedule: BackupSchedule;
  /** Closes the files and gives the lock back. */
  release(): void;
}

export const createJournal = ({ db, codec, files, store, schedule, release }: Parts): Journal => {
  const snapshot = () => readSnapshot(db, codec);
  const importSnapshot = async (other: Snapshot): Promise<void> => {
    if (locksConflict(snapshot(), other)) throw new LockConflict('Each of the two journals has a lock');
    await schedule.backup('restore');
    await store.commit(missingRows(snapshot(), other));
  };
  return {
    store,
    snapshot,
    health: async () => ({
      sealed: codec.isEncrypting,
      notice: await readNotice(store),
      backupFailed: schedule.hasFailed(),
    }),
    noticeSeen: () => writeNotice(store, null),
    archiveNotes: () => readArchiveNotes(store),
    noteArchived: async (name, what) => writeArchiveNotes(store, { ...(await readArchiveNotes(store)), [name]: what }),
    backups: () => listBackups(files),
    backupNow: () => schedule.backup('asked'),
    backupIfDue: schedule.backupIfDue,
    purgeAfter: schedule.purgeAfter,
    async restore(name) {
      if (!listBackups(files).some((each) => each.name === name)) throw new Error('There is no such backup');
      await importSnapshot(readBackup(files, codec, name));
    },
    importSnapshot,
    quarantined: () => listQuarantined(files),
    async importQuarantined(name) {
      const other = readQuarantined(files, codec, name);
      const before = snapshot().metadata.prayers;
      await importSnapshot(other);
      return snapshot().metadata.prayers - before;
    },
    async close() {
      await schedule.stop();
      release();
    },
  };
};
