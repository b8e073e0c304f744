import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The files in the journal's folder. */
export const filesIn = (folder: string) => ({
  database: join(folder, 'journal.sqlite'),
  /** A database that takes the place of a damaged one, once it is whole. */
  rebuilt: join(folder, 'rebuilt.sqlite'),
  scratch: join(folder, 'scratch.sqlite'),
  /** Of an archived journal, while it is read. */
  archiveCopy: join(folder, 'copy'),
  processLock: join(folder, 'journal.lock'),
  key: join(folder, 'journal.key'),
  /** Without the key there is no journal: it is there twice. */
  keyCopy: join(folder, 'backups', 'journal.key'),
  /** commitCounter.ts. */
  commitCounter: join(folder, 'journal.witness'),
  /** There while what was readable before a change has still to be taken off this disk (backup/purge.ts). */
  purgeRequest: join(folder, 'journal.purge'),
  backups: join(folder, 'backups'),
  /** Damaged databases (recovery/quarantine.ts). */
  quarantine: join(folder, 'damaged'),
});

export type JournalFiles = ReturnType<typeof filesIn>;

/** A moment in a form that can name a file on every system. */
export const nameOfTime = (at: number): string => new Date(at).toISOString().replaceAll(':', '-');

/** Null for any other name. */
export const timeOfName = (name: string): number | null => {
  const at = Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  return Number.isNaN(at) || nameOfTime(at) !== name ? null : at;
};

/** A database's file and those that SQLite puts beside it. */
export const databaseSuffixes = ['', '-wal', '-shm'] as const;

const withFile = <T>(file: string, flags: string, work: (fd: number) => T): T => {
  const fd = openSync(file, flags, 0o600);
  try {
    return work(fd);
  } finally {
    closeSync(fd);
  }
};

/** Flushes the names in a folder: a renamed file is there after a power cut too. Windows can't and needn't. */
export const syncFolder = (folder: string): void => {
  if (process.platform !== 'win32') withFile(folder, 'r', fsyncSync);
};

export const syncFile = (file: string): void => withFile(file, 'r+', fsyncSync);

/** All of the content or none of it. */
export const writeAtomically = (file: string, content: Buffer): void => {
  withFile(`${file}.new`, 'w', (fd) => {
    writeSync(fd, content);
    fsyncSync(fd);
  });
  renameSync(`${file}.new`, file);
  syncFolder(dirname(file));
};

/** Null when there is no such file. */
export const readStart = (file: string, maxBytes: number): Buffer | null => {
  if (!existsSync(file)) return null;
  return withFile(file, 'r', (fd) => {
    const content = Buffer.alloc(Math.min(maxBytes, fstatSync(fd).size));
    return content.subarray(0, readSync(fd, content, 0, content.length, 0));
  });
};

/** Null when there is no such file. */
export const readIfThere = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
