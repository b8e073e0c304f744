import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JournalBackup } from '../../../core/bridge/journalHealth.ts';
import { listBackups, removeDatabase, takeBackup } from './backups.ts';
import type { Codec } from '../store/codec.ts';
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
 * Quarantined databases stay: they may hold what is nowhere else.
 */
export const purge = async (db: Connection, codec: Codec, files: JournalFiles, now: number): Promise<JournalBackup> => {
  vacuum(db);
  const older = listBackups(files);
  const backup = await takeBackup(db, codec, files, now, 'purge');
  for (const { name } of older) rmSync(join(files.backups, name), { force: true });
  syncFolder(files.backups);
  for (const file of [files.scratch, files.rebuilt]) removeDatabase(file);
  rmSync(files.archiveCopy, { recursive: true, force: true });
  rmSync(files.purgeRequest, { force: true });
  syncFolder(dirname(files.purgeRequest));
  return backup;
};
