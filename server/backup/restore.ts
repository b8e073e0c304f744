import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openDataFolder } from '../db/dataFolder.ts';
import { migrations } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { lockDataFolder } from '../db/sqlite.ts';
import { checkDatabase } from './backup.ts';
import { BackupError } from './backupError.ts';
import { bringUpToDate, type BroughtUp } from './bringUpToDate.ts';
import { copyFlushed, flush, flushFolders, freeName } from './files.ts';
import { DATABASE, IMAGES, MANIFEST, readVerified, SECRET, type Manifest } from './manifest.ts';
import { readDecisions } from './decisions.ts';
import { carryOut, STAGED, switchFiles, type OnStep, type SwitchPlan } from './switchFiles.ts';

export interface RestoreOptions {
  /** The folder of one backup. */
  backup: string;
  dataFolder: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  onStep?: OnStep;
}

export interface Restored extends BroughtUp {
  /** Of what moment the data is now, in milliseconds. */
  createdAt: number;
  /** Where what was there before lies; null where there was nothing. */
  aside: string | null;
  /** Whether what has been decided since the backup could be read of the database that was set aside. */
  areDecisionsKnown: boolean;
}

/**
 * Puts a backup in the place of the data and sets that aside. Sessions and links of mails end; who was deleted since is deleted
 * again by the next start, before it listens, and who was blocked stays blocked. Throws BackupError, DataFolderInUse.
 */
export const restoreBackup = async ({
  backup,
  dataFolder,
  now,
  onStep = () => undefined,
}: RestoreOptions): Promise<Restored> => {
  const manifest = await readVerified(backup);
  if (manifest.schema > migrations.length)
    throw new BackupError(
      `${backup} is of a newer Lampstand: its schema version is ${manifest.schema}, this one knows ${migrations.length}.`,
    );
  openDataFolder(dataFolder);
  const unlock = lockDataFolder(dataFolder);
  try {
    carryOut(dataFolder, onStep);
    const staged = join(dataFolder, STAGED);
    rmSync(staged, { recursive: true, force: true });
    stage(backup, staged, manifest);
    onStep('staged');
    const hadData = existsSync(join(dataFolder, DATABASE));
    const decisions = hadData ? readDecisions(join(dataFolder, DATABASE)) : null;
    const broughtUp = await prepare(staged, decisions);
    flush(join(staged, DATABASE));
    flushFolders(staged, Object.keys(manifest.files));
    onStep('prepared');
    const plan = planOf(manifest, freeName(dataFolder, 'before-restore-', now()));
    switchFiles(dataFolder, plan, onStep);
    const aside = hadData ? join(dataFolder, plan.aside) : null;
    return { ...broughtUp, createdAt: manifest.createdAt, aside, areDecisionsKnown: !hadData || decisions !== null };
  } finally {
    unlock();
  }
};

const stage = (backup: string, staged: string, { files }: Manifest): void => {
  mkdirSync(staged, { mode: 0o700 });
  for (const name of Object.keys(files)) copyFlushed(join(backup, name), join(staged, name));
  const db = new Database(join(staged, DATABASE));
  try {
    checkDatabase(db, join(backup, MANIFEST));
  } finally {
    db.close();
  }
};

const prepare = async (staged: string, decisions: ReturnType<typeof readDecisions>): Promise<BroughtUp> => {
  // Brings an older schema up to date too.
  const db = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: staged });
  try {
    return await db.write(() => bringUpToDate(decisions));
  } finally {
    await db.close();
  }
};

const planOf = ({ files, images }: Manifest, aside: string): SwitchPlan => {
  const names = Object.keys(files);
  const hasImages = names.some((name) => name.startsWith(`${IMAGES}/`));
  return {
    aside,
    replaced: [
      DATABASE,
      ...(names.includes(SECRET) ? ([SECRET] as const) : []),
      ...(hasImages ? ([IMAGES] as const) : []),
    ],
    // A log that is left would be read into the database that it does not belong to.
    removed: [
      'lampstand.sqlite-wal',
      'lampstand.sqlite-shm',
      ...(images === 'here' && !hasImages ? ([IMAGES] as const) : []),
    ],
  };
};
