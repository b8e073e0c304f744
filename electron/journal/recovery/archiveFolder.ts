import { existsSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn, nameOfTime, syncFolder } from '../store/files.ts';
import { holdProcessLock } from '../store/processLock.ts';

export const prefixOf = (folder: string): string => `${basename(folder)}-kept-`;

const nameOf = (folder: string, at: number): string => prefixOf(folder) + nameOfTime(at);

/**
 * Renames a database's folder, to a name with the date that nothing has yet. One rename: killed at any moment, the database
 * is whole in the one place or in the other. Throws JournalInUse.
 */
export const archiveJournal = (folder: string, now: number): void => {
  const release = holdProcessLock(filesIn(folder).processLock);
  try {
    // Windows renames no folder in which a file is open, whoever has it open.
    if (process.platform === 'win32') release();
    let at = now;
    while (existsSync(join(dirname(folder), nameOf(folder, at)))) at++;
    renameSync(folder, join(dirname(folder), nameOf(folder, at)));
    syncFolder(dirname(folder));
  } finally {
    release();
  }
};
