import { listBackups, readBackup } from './backup/backups.ts';
import type { BackupSchedule } from './backup/schedule.ts';
import { LockConflict, locksConflict, missingRows } from './recovery/merge.ts';
import { readArchiveNotes, readNotice, writeArchiveNotes, writeNotice, type ArchiveNotes } from './recovery/notice.ts';
import { listQuarantined, readQuarantined } from './recovery/quarantine.ts';
import type { Codec } from './store/codec.ts';
import type { Connection } from './store/connection.ts';
import type { JournalFiles } from './store/files.ts';
import { absentStore } from './store/absentStore.ts';
import { readSnapshot, type Snapshot } from './store/snapshot.ts';
import type { SqliteStore } from './store/sqliteStore.ts';

interface Parts {
  db: Connection;
  codec: Codec;
  files: JournalFiles;
  store: SqliteStore;
  schedule: BackupSchedule;
  /** Closes the files and gives the lock back. */
  release(): void;
}

/** A database of this computer: its store, and what keeps it from being lost. */
export type JournalDatabase = ReturnType<typeof createJournal>;

export const createJournal = ({ db, codec, files, store, schedule, release }: Parts) => {
  const snapshot = () => readSnapshot(db, codec);
  const importSnapshot = async (other: Snapshot): Promise<void> => {
    if (locksConflict(snapshot(), other)) throw new LockConflict('Each of the two journals has a lock');
    await schedule.backup('restore');
    await store.commit(missingRows(snapshot(), other));
  };
  const quarantined = () => listQuarantined(files);
  return {
    store,
    /** All that it holds, as it is on the disk. */
    snapshot,
    health: async () => ({
      sealed: codec.isEncrypting,
      notice: await readNotice(store),
      backupFailed: schedule.hasFailed(),
      quarantined: quarantined(),
    }),
    /** The person has read the notice. */
    noticeSeen: () => writeNotice(store, null),
    archiveNotes: () => readArchiveNotes(store),
    noteArchived: async (name: string, what: ArchiveNotes[string]) =>
      writeArchiveNotes(store, { ...(await readArchiveNotes(store)), [name]: what }),
    /** Newest first. */
    backups: () => listBackups(files),
    backupNow: () => schedule.backup('asked'),
    backupIfDue: schedule.backupIfDue,
    purgeAfter: schedule.purgeAfter,
    /**
     * Imports what a backup holds and the journal lacks; what was written since stays. Throws when there is no such
     * backup, or it is damaged; and LockConflict.
     */
    async restore(name: string) {
      if (!listBackups(files).some((each) => each.name === name)) throw new Error('There is no such backup');
      await importSnapshot(readBackup(files, codec, name));
    },
    /** The same with what another journal of this computer holds. Throws LockConflict. */
    importSnapshot,
    /** Newest first. Lists the folder alone: a damaged file can be shown even when rows can't be read. */
    quarantined,
    /** Imports what can be salvaged of a quarantined database. How many prayers that brought. Throws LockConflict. */
    async importQuarantined(name: string) {
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

/** All rows of a journal, and of its posts that wait. */
export interface JournalContent {
  journal: Snapshot;
  posts: Snapshot | null;
}

/** The journal, with the posts that wait in a database beside it (core/sync/combinedStore.ts). */
export type Journal = ReturnType<typeof withPosts>;

/** `posts` is null where they can't be opened now: then nothing of them is read, and none is taken. */
export const withPosts = (journal: JournalDatabase, posts: JournalDatabase | null) => ({
  ...journal,
  posts: posts?.store ?? absentStore,
  content: (): JournalContent => ({ journal: journal.snapshot(), posts: posts?.snapshot() ?? null }),
  /** Imports what another journal of this computer holds and this one lacks. Throws LockConflict. */
  async importContent(other: JournalContent): Promise<void> {
    await journal.importSnapshot(other.journal);
    if (posts && other.posts) await posts.store.commit(missingRows(posts.snapshot(), other.posts));
  },
  async health() {
    const notice = (await posts?.health())?.notice ?? null;
    return { ...(await journal.health()), posts: notice?.missing === 0 ? null : notice };
  },
  async noticeSeen(): Promise<void> {
    await journal.noticeSeen();
    await posts?.noticeSeen();
  },
  purgeAfter: <T>(change: () => Promise<T>): Promise<T> =>
    journal.purgeAfter(() => (posts ? posts.purgeAfter(change) : change())),
  async close(): Promise<void> {
    await posts?.close();
    await journal.close();
  },
});
