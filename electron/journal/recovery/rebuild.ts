import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { asideName, setAside } from './quarantine.ts';
import { listBackups, readBackup, removeDatabase, type Backup } from './backups.ts';
import { salvage } from './salvage.ts';
import { WrongKey, type Codec } from '../store/codec.ts';
import { openToWrite } from '../store/connection.ts';
import { syncFile, syncFolder, type JournalFiles } from '../store/files.ts';
import { proven, readImage, type Image } from '../store/image.ts';
import { whatIsMissing } from './merge.ts';
import { migrate } from '../store/migrations.ts';
import { keepNotice } from './notice.ts';
import { createSqliteStore } from '../store/sqliteStore.ts';
import type { CommitCounter } from '../store/commitCounter.ts';

/** A database that was rebuilt and did not come to its place: the last step is done again. */
export const finishRebuild = (files: JournalFiles, now: number): void => {
  if (existsSync(files.database) || !existsSync(files.rebuilt)) return;
  setAside(files, now);
  renameSync(files.rebuilt, files.database);
  syncFolder(join(files.database, '..'));
};

const lastGoodBackup = (files: JournalFiles, codec: Codec): (Backup & { image: Image }) | null => {
  for (const backup of listBackups(files)) {
    try {
      return { ...backup, image: readBackup(files, codec, backup.name) };
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
  const rescued = proven(salvage(files.database), codec);
  const backup = lastGoodBackup(files, codec);
  removeDatabase(files.scratch);
  const db = openToWrite(files.scratch);
  try {
    migrate(db);
    const image = readImage(db, codec);
    // Behind all that was confirmed, so that it is never taken for an older state of itself.
    image.state.commits = confirmed.commits;
    const store = createSqliteStore(db, codec, { image });
    for (const other of [backup?.image, rescued])
      if (other) {
        image.state.order = Math.max(image.state.order, other.state.order, ...orders(other));
        await store.commit(whatIsMissing(image, other));
      }
    const found = image.state.prayers;
    await keepNotice(store, {
      kind: 'rebuilt',
      at: now,
      backup: backup?.name ?? null,
      found,
      missing: confirmed.prayers === null ? null : Math.max(0, confirmed.prayers - found),
      since: backup?.at ?? null,
      aside: existsSync(files.database) ? asideName(now) : null,
    });
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
