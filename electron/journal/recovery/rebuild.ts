import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { quarantineName, quarantineDatabase } from './quarantine.ts';
import { listBackups, readBackup, removeDatabase, type Backup } from './backups.ts';
import { salvage } from './salvage.ts';
import { WrongKey, type Codec } from '../store/codec.ts';
import { openToWrite } from '../store/connection.ts';
import { syncFile, syncFolder, type JournalFiles } from '../store/files.ts';
import { validRows, readSnapshot, type Snapshot } from '../store/snapshot.ts';
import { missingRows } from './merge.ts';
import { migrate } from '../store/migrations.ts';
import { writeNotice } from './notice.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import type { CommitCounter } from '../store/commitCounter.ts';

/** A database that was rebuilt and did not come to its place: the last step is done again. */
export const finishRebuild = (files: JournalFiles, now: number): void => {
  if (existsSync(files.database) || !existsSync(files.rebuilt)) return;
  quarantineDatabase(files, now);
  renameSync(files.rebuilt, files.database);
  syncFolder(join(files.database, '..'));
};

const lastGoodBackup = (files: JournalFiles, codec: Codec): (Backup & { snapshot: Snapshot }) | null => {
  for (const backup of listBackups(files)) {
    try {
      return { ...backup, snapshot: readBackup(files, codec, backup.name) };
    } catch (error) {
      if (error instanceof WrongKey) throw error;
    }
  }
  return null;
};

/** What the journal was seen to hold. */
type Confirmed = Pick<CommitCounter, 'commits' | 'prayers'>;

/**
 * Puts a new database in the place of a damaged one: the last good backup, and every row of the damaged one that proves
 * itself. The damaged one is kept. Killed at any moment, it is begun again or ended at the next start.
 */
export const rebuild = async (files: JournalFiles, codec: Codec, confirmed: Confirmed, now: number): Promise<void> => {
  const rescued = validRows(salvage(files.database), codec);
  const backup = lastGoodBackup(files, codec);
  removeDatabase(files.scratch);
  const db = openToWrite(files.scratch);
  try {
    migrate(db);
    const snapshot = readSnapshot(db, codec);
    // Behind all that was confirmed, so that it is never taken for an older state of itself.
    snapshot.metadata.commits = confirmed.commits;
    const store = createSqliteStore(db, codec, { snapshot });
    for (const other of [backup?.snapshot, rescued])
      if (other) {
        snapshot.metadata.order = Math.max(snapshot.metadata.order, other.metadata.order, ...orders(other));
        await store.commit(missingRows(snapshot, other));
      }
    const found = snapshot.metadata.prayers;
    await writeNotice(store, {
      kind: 'rebuilt',
      at: now,
      backup: backup?.name ?? null,
      found,
      missing: confirmed.prayers === null ? null : Math.max(0, confirmed.prayers - found),
      since: backup?.at ?? null,
      aside: existsSync(files.database) ? quarantineName(now) : null,
    });
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  syncFile(files.scratch);
  renameSync(files.scratch, files.rebuilt);
  quarantineDatabase(files, now);
  renameSync(files.rebuilt, files.database);
  syncFolder(join(files.database, '..'));
};

const orders = ({ pendingPrayers }: Snapshot): number[] =>
  [...pendingPrayers.values()].map(({ value: row }) => row?.order ?? 0);
