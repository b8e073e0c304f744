import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, log } from '../log.ts';
import { listBackups, takeBackup } from './backup/backups.ts';
import { requestPurge } from './backup/purge.ts';
import { createBackupSchedule } from './backup/schedule.ts';
import { createJournal, withPosts, type Journal, type JournalDatabase } from './journal.ts';
import { readDataKey, type KeyWrapper } from './key/dataKey.ts';
import { archiveJournal } from './recovery/archiveFolder.ts';
import { inspect, type Inspection } from './recovery/inspect.ts';
import { unknown, writeNotice } from './recovery/notice.ts';
import { finishRebuild, rebuild } from './recovery/rebuild.ts';
import { createCodec, WrongKey, type Codec } from './store/codec.ts';
import { openCommitCounter, type CommitCounter } from './store/commitCounter.ts';
import { openToWrite, type Connection } from './store/connection.ts';
import { encryptPlainRows } from './store/encryptPlainRows.ts';
import { filesIn, type JournalFiles } from './store/files.ts';
import { holdProcessLock } from './store/processLock.ts';
import { migrate, migrations } from './store/migrations.ts';
import { readSnapshot, type Snapshot } from './store/snapshot.ts';
import { createSqliteStore } from './store/sqliteStore.ts';

interface JournalOptions {
  /** A folder of its own; made when it is not there. */
  folder: string;
  /** Null where the system has no key store. Then what is written is readable by whoever reads the disk. */
  keyWrapper: KeyWrapper | null;
  now?: () => number;
}

/** Opens the journal of a folder, and the database of waiting posts below it. Throws as `openDatabase` does for the journal. */
export const openJournal = async ({ folder, ...options }: JournalOptions): Promise<Journal> => {
  const journal = await openDatabase({ folder, ...options }, { keepsBackups: true });
  return withPosts(journal, await openPosts({ folder: join(folder, 'posts'), ...options }));
};

/**
 * Posts that can't be opened do not keep the journal shut: null then. Without their key they are set aside whole, and the
 * person is told. What waits there is sent within the hour or shown as refused: a backup would only keep it for longer.
 */
const openPosts = async (options: JournalOptions): Promise<JournalDatabase | null> => {
  const open = () => openDatabase(options, { keepsBackups: false });
  try {
    return await open().catch(async (error: unknown) => {
      if (!(error instanceof WrongKey)) throw error;
      const at = options.now?.() ?? Date.now();
      archiveJournal(options.folder, at);
      const posts = await open();
      await writeNotice(posts.store, { kind: 'rebuilt', at, backup: null, ...unknown });
      return posts;
    });
  } catch (error) {
    log.error('the posts that wait could not be opened', describe(error));
    return null;
  }
};

/**
 * Opens the database of a folder (docs/journal-format.md), in this order: the process's lock, the key, the commit counter,
 * the database (inspected; a damaged one is quarantined, rebuilt and told of), migrations, the encryption of plain rows, the
 * store, backups. Throws JournalInUse, JournalTooNew, and WrongKey when the system does not give the key now: in all three
 * nothing was changed.
 */
const openDatabase = async (
  { folder, keyWrapper, now = Date.now }: JournalOptions,
  { keepsBackups }: { keepsBackups: boolean },
): Promise<JournalDatabase> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = filesIn(folder);
  let closing = [holdProcessLock(files.processLock)];
  const release = () => {
    for (const close of closing.reverse()) close();
    closing = [];
  };
  try {
    const codec = createCodec(readDataKey(files, keyWrapper, now()));
    const counter = openCommitCounter(files.commitCounter);
    closing.push(counter.close);
    const inspected = await inspectOrRebuild(files, codec, counter, now());
    const db = openToWrite(files.database);
    closing.push(() => db.close());
    const snapshot = await bringUpToDate(db, codec, files, inspected, now());
    const store = createSqliteStore(db, codec, { snapshot, committed: counter.record });
    counter.record(snapshot.metadata.commits, snapshot.metadata.prayers);
    const schedule = createBackupSchedule({ db, codec, files, store, keepsBackups, now });
    await schedule.purgeIfRequested();
    schedule.start();
    return createJournal({ db, codec, files, store, schedule, release });
  } catch (error) {
    release();
    throw error;
  }
};

/** A database that is not there counts as damaged where there was one. */
const inspectOrRebuild = async (
  files: JournalFiles,
  codec: Codec,
  counter: CommitCounter,
  now: number,
): Promise<Inspection> => {
  finishRebuild(files, now);
  const inspected = inspect(files.database, codec, counter.commits);
  const isLost = inspected.kind === 'empty' && listBackups(files).length > 0;
  if (inspected.kind !== 'damaged' && !isLost) return inspected;
  await rebuild(files, codec, counter, now);
  return inspect(files.database, codec, counter.commits);
};

/** Migrates, after a backup of an older version, and encrypts plain rows if there is a key now. What the database holds then. */
const bringUpToDate = async (
  db: Connection,
  codec: Codec,
  files: JournalFiles,
  inspected: Inspection,
  now: number,
): Promise<Snapshot> => {
  const isCurrent = inspected.kind === 'intact' && inspected.version === migrations.length;
  if (inspected.kind === 'intact' && !isCurrent) await takeBackup(db, codec, files, now, 'update');
  migrate(db);
  const snapshot = isCurrent ? inspected.snapshot : readSnapshot(db, codec);
  if (!snapshot.needsEncryption) return snapshot;
  // The copies from before can be read by anybody.
  requestPurge(files);
  encryptPlainRows(db, codec);
  return readSnapshot(db, codec);
};
