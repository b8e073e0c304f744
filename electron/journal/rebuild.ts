import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { carve } from './carve.ts';
import { listBackups, readBackup, removeDatabase } from './backups.ts';
import { WrongKey, type Codec } from './codec.ts';
import { openToWrite } from './connection.ts';
import { besides, syncFile, syncFolder, type JournalFiles } from './files.ts';
import { proven, readImage, type Image } from './image.ts';
import { whatIsMissing } from './merge.ts';
import { migrate } from './migrations.ts';
import { keepNotice } from './notice.ts';
import { createSqliteStore } from './sqliteStore.ts';

/** A database that was rebuilt and did not come to its place: the last step is done again. */
export const finishRebuild = (files: JournalFiles, now: number): void => {
  if (existsSync(files.database) || !existsSync(files.rebuilt)) return;
  setAside(files, now);
  renameSync(files.rebuilt, files.database);
  syncFolder(join(files.database, '..'));
};

/** Moves the database as it is into a folder of its own, named by date. Its name; nothing is ever deleted from there. */
const setAside = (files: JournalFiles, now: number): string => {
  const name = new Date(now).toISOString().replaceAll(':', '-');
  const folder = join(files.aside, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The database first: as long as it stands, everything stands.
  for (const beside of besides) {
    const file = files.database + beside;
    if (existsSync(file)) renameSync(file, join(folder, `journal.sqlite${beside}`));
  }
  syncFolder(folder);
  return name;
};

const lastGoodBackup = (files: JournalFiles, codec: Codec): { name: string; image: Image } | null => {
  for (const { name } of listBackups(files)) {
    try {
      return { name, image: readBackup(files, codec, name) };
    } catch (error) {
      if (error instanceof WrongKey) throw error;
    }
  }
  return null;
};

/**
 * Puts a new database in the place of a damaged one: the last good backup, and every row of the damaged one that proves
 * itself. The damaged one is kept. Killed at any moment, it is begun again or ended at the next start.
 */
export const rebuild = async (files: JournalFiles, codec: Codec, confirmed: number, now: number): Promise<void> => {
  const rescued = proven(carve(files.database), codec);
  const backup = lastGoodBackup(files, codec);
  removeDatabase(files.scratch);
  const db = openToWrite(files.scratch);
  try {
    migrate(db);
    const image = readImage(db, codec);
    // Behind all that was confirmed, so that it is never taken for an older state of itself.
    image.state.commits = confirmed;
    const store = createSqliteStore(db, codec, { image });
    for (const other of [backup?.image, rescued])
      if (other) {
        image.state.order = Math.max(image.state.order, other.state.order, ...orders(other));
        await store.commit(whatIsMissing(image, other));
      }
    await keepNotice(store, { kind: 'rebuilt', at: now, backup: backup?.name ?? null });
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  syncFile(files.scratch);
  renameSync(files.scratch, files.rebuilt);
  setAside(files, now);
  renameSync(files.rebuilt, files.database);
  syncFolder(join(files.database, '..'));
};

const orders = ({ pendingPrayers }: Image): number[] => [...pendingPrayers.values()].map(({ row }) => row?.order ?? 0);
