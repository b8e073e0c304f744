import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JournalBackup, RebuiltNotice } from '../../../core/bridge/journalHealth.ts';
import { listBackups, readBackup, removeDatabase } from '../backup/backups.ts';
import { WrongKey, type Codec } from '../store/codec.ts';
import type { CommitCounter } from '../store/commitCounter.ts';
import { openToWrite } from '../store/connection.ts';
import { nameOfTime, syncFile, syncFolder, type JournalFiles } from '../store/files.ts';
import { migrate } from '../store/migrations.ts';
import { readSnapshot, verifiedRows, type Snapshot } from '../store/snapshot.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import { missingRows } from './merge.ts';
import { writeNotice } from './notice.ts';
import { quarantineDatabase } from './quarantine.ts';
import { salvage } from './salvage.ts';

/** A rebuilt database that is not in its place yet, since the program died: the last step is done again. */
export const finishRebuild = (files: JournalFiles, now: number): void => {
  if (!existsSync(files.database) && existsSync(files.rebuilt)) replaceDatabase(files, now);
};

const replaceDatabase = (files: JournalFiles, now: number): void => {
  quarantineDatabase(files, now);
  renameSync(files.rebuilt, files.database);
  syncFolder(dirname(files.database));
};

type ReadBackup = JournalBackup & { snapshot: Snapshot };

const newestGoodBackup = (files: JournalFiles, codec: Codec): ReadBackup | null => {
  for (const backup of listBackups(files)) {
    try {
      return { ...backup, snapshot: readBackup(files, codec, backup.name) };
    } catch (error) {
      if (error instanceof WrongKey) throw error;
    }
  }
  return null;
};

/** What the commit counter says of the damaged database. */
type Confirmed = Pick<CommitCounter, 'commits' | 'prayers'>;

/**
 * Puts a new database in the place of a damaged one: the newest good backup, and every row of the damaged one that can be
 * salvaged and verified. The damaged one is quarantined. Killed at any moment, it is begun again or ended at the next start.
 */
export const rebuild = async (files: JournalFiles, codec: Codec, confirmed: Confirmed, now: number): Promise<void> => {
  const salvaged = verifiedRows(salvage(files.database), codec);
  const backup = newestGoodBackup(files, codec);
  await writeRebuilt(files, codec, confirmed.commits, backup ? [backup.snapshot, salvaged] : [salvaged], (found) => ({
    kind: 'rebuilt',
    at: now,
    backup: backup?.name ?? null,
    found,
    missing: confirmed.prayers === null ? null : Math.max(0, confirmed.prayers - found),
    since: backup?.at ?? null,
    aside: existsSync(files.database) ? nameOfTime(now) : null,
  }));
  replaceDatabase(files, now);
};

/** A whole database in a file of its own. `noticeOf`: what the person is told, given how many prayers were found. */
const writeRebuilt = async (
  files: JournalFiles,
  codec: Codec,
  minCommits: number,
  sources: readonly Snapshot[],
  noticeOf: (found: number) => RebuiltNotice,
): Promise<void> => {
  removeDatabase(files.scratch);
  const db = openToWrite(files.scratch);
  try {
    migrate(db);
    const snapshot = readSnapshot(db, codec);
    // More commits than were confirmed, so that it is never taken for an older state of itself.
    snapshot.metadata.commits = minCommits;
    const store = createSqliteStore(db, codec, { snapshot });
    for (const source of sources) {
      const { metadata } = snapshot;
      metadata.order = Math.max(metadata.order, source.metadata.order, ...ordersIn(source));
      await store.commit(missingRows(snapshot, source));
    }
    await writeNotice(store, noticeOf(snapshot.metadata.prayers));
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  syncFile(files.scratch);
  renameSync(files.scratch, files.rebuilt);
};

const ordersIn = ({ pendingPrayers }: Snapshot): number[] =>
  [...pendingPrayers.values()].map(({ value }) => value?.order ?? 0);
