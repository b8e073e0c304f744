import { mkdirSync } from 'node:fs';
import { listQuarantined, readQuarantined, type QuarantinedDatabase } from './recovery/quarantine.ts';
import { listBackups, readBackup, takeBackup, type Backup, type BackupReason } from './recovery/backups.ts';
import { createCodec } from './store/codec.ts';
import { openToWrite } from './store/connection.ts';
import { readDataKey, type KeyWrapper } from './store/dataKey.ts';
import { filesIn } from './store/files.ts';
import { readSnapshot, type Snapshot } from './store/snapshot.ts';
import { holdLock } from './store/lock.ts';
import { inspect } from './recovery/inspect.ts';
import { locksConflict, LockConflict, missingRows } from './recovery/merge.ts';
import { migrate, migrations } from './store/migrations.ts';
import {
  writeArchiveNotes,
  writeNotice,
  readArchiveNotes,
  readNotice,
  type ArchiveNotes,
  type Notice,
} from './recovery/notice.ts';
import { requestPurge, isPurgeRequested, purge } from './store/purge.ts';
import { finishRebuild, rebuild } from './recovery/rebuild.ts';
import { encryptPlainRows } from './store/encryptPlainRows.ts';
import { createSqliteStore, type SqliteStore } from './store/sqliteStore.ts';
import { openCommitCounter } from './store/commitCounter.ts';

export interface JournalOptions {
  /** A folder of its own; made when it is not there. */
  folder: string;
  /** The system's keeper of keys; null where it has none. Then what is written is readable by whoever reads the disk. */
  keyWrapper: KeyWrapper | null;
  now?: () => number;
}

export interface Health {
  /** Whether content is encrypted on this disk. */
  sealed: boolean;
  /** What the person has to be told: a damaged journal was set aside and rebuilt. */
  notice: Notice | null;
  /** The last attempt to make a backup failed. */
  backupFailed: boolean;
}

/** The journal of this computer: its store, and what keeps it from being lost. */
export interface Journal {
  store: SqliteStore;
  health(): Promise<Health>;
  /** The person has read the notice. */
  noticeSeen(): Promise<void>;
  archiveNotes(): Promise<ArchiveNotes>;
  noteArchived(name: string, what: ArchiveNotes[string]): Promise<void>;
  /** Newest first. */
  backups(): Backup[];
  backupNow(): Promise<Backup>;
  /** Makes a backup if the last one is a day old and something was written since. */
  backupIfDue(): Promise<Backup | null>;
  /**
   * Brings back what a backup holds and the journal lacks; what was written since stays. Throws when there is no such
   * backup, or it is damaged; and TwoLocks.
   */
  restore(name: string): Promise<void>;
  /** The same with what another journal of this computer holds. Throws TwoLocks. */
  importSnapshot(other: Snapshot): Promise<void>;
  /** Damaged databases that were set aside, newest first. */
  quarantined(): QuarantinedDatabase[];
  /** Takes in what can be read of one of them. How many prayers that brought. Throws TwoLocks. */
  importQuarantined(name: string): Promise<number>;
  /**
   * Makes a change after which nothing that stood here before may be readable on this disk: a lock set up or taken off, a
   * journal forgotten. Older backups go with it; a purge that fails is tried again and is no failure of the change.
   */
  purgeAfter<T>(change: () => Promise<T>): Promise<T>;
  /** All that it holds. */
  snapshot(): Snapshot;
  close(): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/**
 * Opens the journal of a folder. A damaged one is set aside, rebuilt and told of. Throws JournalInUse, JournalTooNew, and
 * WrongKey when the system does not give the key now: in all three nothing was changed.
 */
export const openJournal = async ({ folder, keyWrapper, now = Date.now }: JournalOptions): Promise<Journal> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = filesIn(folder);
  const unlock = holdLock(files.lock);
  let ending: (() => void)[] = [unlock];
  const end = () => {
    for (const each of ending.reverse()) each();
    ending = [];
  };
  try {
    const codec = createCodec(readDataKey(files, keyWrapper, now()));
    const witness = openCommitCounter(files.commitCounter);
    ending.push(witness.close);
    finishRebuild(files, now());
    const hasHistory = witness.commits > 0 || listBackups(files).length > 0;
    let found = inspect(files.database, codec, witness.commits);
    if (found.kind === 'damaged' || (found.kind === 'nothing' && hasHistory)) {
      await rebuild(files, codec, witness, now());
      found = inspect(files.database, codec, witness.commits);
    }

    const db = openToWrite(files.database);
    ending.push(() => db.close());
    const isCurrent = found.kind === 'sound' && found.version === migrations.length;
    if (found.kind === 'sound' && !isCurrent) await takeBackup(db, codec, files, now(), 'update');
    migrate(db);
    let snapshot = found.kind === 'sound' && isCurrent ? found.snapshot : readSnapshot(db, codec);
    if (snapshot.needsEncryption) {
      // The copies from before can be read by anybody.
      requestPurge(files);
      encryptPlainRows(db, codec);
      snapshot = readSnapshot(db, codec);
    }
    const store = createSqliteStore(db, codec, { snapshot, committed: witness.record });
    witness.record(snapshot.metadata.commits, snapshot.metadata.prayers);

    let backupFailed = false;
    let backingUp: Promise<unknown> = Promise.resolve();
    let backedUp: number | null = null;
    /** One after the other. */
    const backup = (reason: Exclude<BackupReason, 'purge'>): Promise<Backup> =>
      inTurn(() => takeBackup(db, codec, files, now(), reason));
    const inTurn = (take: () => Promise<Backup>): Promise<Backup> => {
      const commits = store.commits();
      const taken = backingUp.then(take);
      backingUp = taken.then(
        () => {
          backedUp = commits;
          backupFailed = false;
        },
        () => (backupFailed = true),
      );
      return taken;
    };
    const backupIfDue = async (): Promise<Backup | null> => {
      const [last] = listBackups(files);
      if (store.commits() === 0 || store.commits() === backedUp) return null;
      return last && Math.abs(now() - last.at) < DAY ? null : backup('daily');
    };
    /** What fails is told of as a backup that failed, and tried again: in an hour, at the next start. */
    const purgeIfAsked = async (): Promise<void> => {
      if (isPurgeRequested(files)) await inTurn(() => purge(db, codec, files, now())).catch(() => undefined);
    };
    const tick = () =>
      void purgeIfAsked()
        .then(backupIfDue)
        .catch(() => (backupFailed = true));
    await purgeIfAsked();
    const hourly = setInterval(tick, HOUR).unref();
    tick();
    const takeIn = async (other: Snapshot): Promise<void> => {
      if (locksConflict(readSnapshot(db, codec), other)) throw new LockConflict('Each of the two journals has a lock');
      await backup('restore');
      await store.commit(missingRows(readSnapshot(db, codec), other));
    };

    return {
      store,
      health: async () => ({ sealed: codec.isEncrypting, notice: await readNotice(store), backupFailed }),
      noticeSeen: () => writeNotice(store, null),
      archiveNotes: () => readArchiveNotes(store),
      noteArchived: async (name, what) =>
        writeArchiveNotes(store, { ...(await readArchiveNotes(store)), [name]: what }),
      backups: () => listBackups(files),
      backupNow: () => backup('asked'),
      backupIfDue,
      async restore(name) {
        if (!listBackups(files).some((each) => each.name === name)) throw new Error('There is no such backup');
        await takeIn(readBackup(files, codec, name));
      },
      importSnapshot: takeIn,
      quarantined: () => listQuarantined(files),
      async importQuarantined(name) {
        const other = readQuarantined(files, codec, name);
        const before = readSnapshot(db, codec).metadata.prayers;
        await takeIn(other);
        return readSnapshot(db, codec).metadata.prayers - before;
      },
      async purgeAfter(change) {
        requestPurge(files);
        try {
          return await change();
        } finally {
          await purgeIfAsked();
        }
      },
      snapshot: () => readSnapshot(db, codec),
      async close() {
        clearInterval(hourly);
        await backingUp;
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};
