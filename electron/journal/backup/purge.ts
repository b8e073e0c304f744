import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JournalBackup } from '../../../core/bridge/journalHealth.ts';
import { listBackups, removeDatabase } from './backups.ts';
import type { Connection } from '../store/connection.ts';
import { syncFolder, writeAtomically, type JournalFiles } from '../store/files.ts';

/** Noted on the disk before the change: a program that dies before the purge is done does it at its next start. */
export const requestPurge = (files: JournalFiles): void => writeAtomically(files.purgeRequest, Buffer.alloc(0));

export const isPurgeRequested = (files: JournalFiles): boolean => existsSync(files.purgeRequest);

/** Leaves no page in the database's file or its log that is not of the journal as it is now. */
const vacuum = (db: Connection): void => {
  db.exec('VACUUM');
  const [checkpoint] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (checkpoint?.busy !== 0) throw new Error('The log could not be emptied');
};

/**
 * Takes off this disk what only an earlier state of the journal says: old pages, the log, older backups, files that were
 * left half made. An older backup goes only once a new one was verified, so that there is a good copy at any moment.
 * Quarantined databases stay: they may hold what is nowhere else. `backUp` is null for a database that keeps no backups.
 */
export const purge = async (
  db: Connection,
  files: JournalFiles,
  backUp: (() => Promise<JournalBackup>) | null,
): Promise<void> => {
  vacuum(db);
  const older = listBackups(files);
  await backUp?.();
  for (const { name } of older) rmSync(join(files.backups, name), { force: true });
  if (older.length > 0) syncFolder(files.backups);
  for (const file of [files.scratch, files.rebuilt]) removeDatabase(file);
  rmSync(files.archiveCopy, { recursive: true, force: true });
  rmSync(files.purgeRequest, { force: true });
  syncFolder(dirname(files.purgeRequest));
};
