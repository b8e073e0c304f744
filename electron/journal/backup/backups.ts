import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { JournalBackup } from '../../../core/bridge/journalHealth.ts';
import type { Codec } from '../store/codec.ts';
import { assertIntact, openToWrite, type Connection } from '../store/connection.ts';
import { databaseSuffixes, syncFile, syncFolder, type JournalFiles } from '../store/files.ts';
import { readSnapshot, type Snapshot } from '../store/snapshot.ts';
import { migrate } from '../store/migrations.ts';

const MAX_BACKUPS = 7;
const fileName = /^journal-(\d{15})-(daily|update|asked|restore|purge)\.sqlite$/;

/** Newest first. */
export const listBackups = ({ backups: folder }: JournalFiles): JournalBackup[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, at, reason] = fileName.exec(name) ?? [];
      if (!at) return [];
      return [
        { name, at: Number(at), reason: reason as JournalBackup['reason'], bytes: statSync(join(folder, name)).size },
      ];
    })
    .sort((one, other) => other.at - one.at);
};

export const removeDatabase = (file: string): void => {
  for (const suffix of databaseSuffixes) rmSync(file + suffix, { force: true });
};

/** Copies the database while it is in use, verifies the copy, and only then gives it its name. Seven are kept. */
export const takeBackup = async (
  db: Connection,
  codec: Codec,
  files: JournalFiles,
  now: number,
  reason: JournalBackup['reason'],
): Promise<JournalBackup> => {
  mkdirSync(files.backups, { recursive: true, mode: 0o700 });
  const [last] = listBackups(files);
  // A clock that was set back must not make the newest look old.
  const at = Math.max(now, (last?.at ?? 0) + 1);
  const fresh = join(files.backups, 'new.sqlite');
  removeDatabase(fresh);
  await db.backup(fresh);
  const copy = new Database(fresh);
  try {
    // One file, with no log beside it.
    copy.pragma('journal_mode = DELETE');
    assertIntact(copy);
    readSnapshot(copy, codec);
  } finally {
    copy.close();
  }
  syncFile(fresh);
  const name = `journal-${String(at).padStart(15, '0')}-${reason}.sqlite`;
  renameSync(fresh, join(files.backups, name));
  syncFolder(files.backups);
  for (const old of listBackups(files).slice(MAX_BACKUPS)) rmSync(join(files.backups, old.name), { force: true });
  return { name, at, reason, bytes: statSync(join(files.backups, name)).size };
};

/** What a backup holds, migrated to today's schema. Throws when it is damaged. The file itself is only read. */
export const readBackup = (files: JournalFiles, codec: Codec, name: string): Snapshot => {
  removeDatabase(files.scratch);
  copyFileSync(join(files.backups, name), files.scratch);
  const db = openToWrite(files.scratch);
  try {
    assertIntact(db);
    migrate(db);
    return readSnapshot(db, codec);
  } finally {
    db.close();
    removeDatabase(files.scratch);
  }
};
