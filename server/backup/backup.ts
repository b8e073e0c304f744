import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { BACKUPS_KEPT } from '../../core/rules/retention.ts';
import { lockFile } from '../db/sqlite.ts';
import { imagePath } from '../images/service.ts';
import { BackupError } from './backupError.ts';
import { copyFlushed, flush, flushFolders, freeName, isWithin } from './files.ts';
import { noteBackup } from './service.ts';
import { DATABASE, describeFile, IMAGES, MANIFEST, SECRET, type Manifest } from './manifest.ts';

export interface BackupOptions {
  dataFolder: string;
  /** Where the backups are kept. */
  folder: string;
  /** Whether pictures are in a bucket, which is backed up where it is. */
  isBucket: boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const backupName = /^lampstand-\d{8}-\d{6}$/;

/**
 * Makes a whole backup, also while a server writes, keeps the newest fourteen, and gives its folder. It has its final name
 * only once it is whole and on the disk; whatever goes wrong before, the older ones are untouched. Throws BackupError.
 */
export const makeBackup = async (options: BackupOptions): Promise<string> => {
  const { dataFolder, folder, now } = options;
  const source = join(dataFolder, DATABASE);
  if (!existsSync(source)) throw new BackupError(`There is no database of Lampstand in ${dataFolder}.`);
  if (isWithin(folder, dataFolder))
    throw new BackupError(`${folder} lies in the data folder itself: what breaks one would break both.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFile(join(folder, 'lampstand.lock'));
  if (!unlock) throw new BackupError(`Another backup is being written to ${folder}.`);
  try {
    for (const left of readdirSync(folder).filter((name) => name.endsWith('.partial') && isBackup(name.slice(0, -8))))
      rmSync(join(folder, left), { recursive: true });
    const begun = now();
    const whole = join(folder, freeName(folder, 'lampstand-', begun));
    const partial = `${whole}.partial`;
    try {
      await fill(partial, source, begun, options);
      renameSync(partial, whole);
      flush(folder);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      throw error;
    }
    for (const old of readdirSync(folder).filter(isBackup).sort().slice(0, -BACKUPS_KEPT))
      rmSync(join(folder, old), { recursive: true });
    noteBackup(dataFolder, begun);
    return whole;
  } finally {
    unlock();
  }
};

const isBackup = (name: string): boolean => backupName.test(name);

const fill = async (
  partial: string,
  source: string,
  createdAt: number,
  { dataFolder, isBucket }: BackupOptions,
): Promise<void> => {
  mkdirSync(partial, { mode: 0o700 });
  const { schema, images } = copyDatabase(source, join(partial, DATABASE));
  const names = [DATABASE];
  const missing: string[] = [];
  const secret = join(dataFolder, SECRET);
  // Without the file the secret is SESSION_SECRET's, and kept where that is set.
  if (existsSync(secret)) {
    copyFlushed(secret, join(partial, SECRET));
    names.push(SECRET);
  }
  // After the database: every picture that its copy names was written before, and at most removed since.
  for (const image of isBucket ? [] : images) {
    const name = `${IMAGES}/${imagePath(image)}`;
    if (existsSync(join(dataFolder, name))) {
      copyFlushed(join(dataFolder, name), join(partial, name));
      names.push(name);
    } else missing.push(image);
  }
  const files: Manifest['files'] = {};
  for (const name of names) files[name] = await describeFile(join(partial, name));
  const manifest: Manifest = { format: 1, createdAt, schema, images: isBucket ? 'bucket' : 'here', files, missing };
  writeFileSync(join(partial, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  flush(join(partial, MANIFEST));
  flushFolders(partial, names);
};

/**
 * A copy at one moment, without holding the server up. Not by SQLite's backup interface, which begins anew at each write of
 * another process and never ended beside a busy server.
 */
const copyDatabase = (source: string, copy: string): { schema: number; images: string[] } => {
  const live = new Database(source, { readonly: true, fileMustExist: true });
  try {
    // It may be there, empty: nobody else reads it from its first byte on.
    writeFileSync(copy, '', { mode: 0o600 });
    live.prepare('VACUUM INTO ?').run(copy);
  } finally {
    live.close();
  }
  const copied = new Database(copy);
  try {
    copied.pragma('secure_delete = ON');
    checkDatabase(copied, source);
    // The keys of visitors shall not be worked out from a backup, weeks after their salts were deleted.
    if (hasTable(copied, 'day_salts')) copied.exec('DELETE FROM day_salts');
    const schema = copied.prepare('SELECT max(version) FROM schema_versions').pluck().get() as number;
    const ids = hasTable(copied, 'images')
      ? (copied.prepare('SELECT id FROM images ORDER BY id').pluck().all() as string[])
      : [];
    return { schema, images: ids.flatMap((id) => [id, `${id}-thumb`]) };
  } finally {
    copied.close();
    flush(copy);
  }
};

/** An older version's database, which no server has brought up to date yet, can be backed up too. */
const hasTable = (db: Database.Database, name: string): boolean =>
  db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;

/** Throws BackupError where SQLite finds the database damaged. */
export const checkDatabase = (db: Database.Database, name: string): void => {
  const found = db.pragma('integrity_check', { simple: true });
  if (found !== 'ok') throw new BackupError(`${name} is damaged: ${String(found)}`);
};
