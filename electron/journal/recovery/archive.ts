import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ArchivedJournal } from '../../../core/bridge/journalHealth.ts';
import { findDataKey, type KeyWrapper } from '../key/dataKey.ts';
import { openJournal } from '../openJournal.ts';
import { filesIn, nameOfTime, syncFolder, timeOfName } from '../store/files.ts';
import { holdProcessLock } from '../store/processLock.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { ArchiveNotes } from './notice.ts';

const prefixOf = (folder: string): string => `${basename(folder)}-kept-`;

const nameOf = (folder: string, at: number): string => prefixOf(folder) + nameOfTime(at);

/**
 * Renames a journal's folder, to a name with the date that nothing has yet. One rename: killed at any moment, the journal
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

const hasKey = (folder: string, keyWrapper: KeyWrapper | null): boolean => {
  try {
    findDataKey(filesIn(folder), keyWrapper);
    return true;
  } catch {
    return false;
  }
};

const archiveFolders = (folder: string): Pick<ArchivedJournal, 'name' | 'at' | 'folder'>[] =>
  readdirSync(dirname(folder), { withFileTypes: true }).flatMap((entry) => {
    const isArchive = entry.isDirectory() && entry.name.startsWith(prefixOf(folder));
    const at = isArchive ? timeOfName(entry.name.slice(prefixOf(folder).length)) : null;
    return at === null ? [] : [{ name: entry.name, at, folder: join(dirname(folder), entry.name) }];
  });

/** The archived journals of this folder, newest first; whether they open is told by the keys that the system gives now. */
export const listArchived = (folder: string, keyWrapper: KeyWrapper | null, notes: ArchiveNotes): ArchivedJournal[] =>
  archiveFolders(folder)
    .map((archived): ArchivedJournal => {
      const state = notes[archived.name] ?? (hasKey(archived.folder, keyWrapper) ? 'readable' : 'unreadable');
      return { ...archived, state };
    })
    .sort((one, other) => other.at - one.at);

/** What an archived journal holds. It is read in a copy, which is repaired where it is damaged. Throws WrongKey. */
export const readArchived = async (folder: string, name: string, keyWrapper: KeyWrapper | null): Promise<Snapshot> => {
  const archived = archiveFolders(folder).find((each) => each.name === name);
  if (!archived) throw new Error('There is no such archived journal');
  const { archiveCopy, processLock } = filesIn(folder);
  rmSync(archiveCopy, { recursive: true, force: true });
  try {
    cpSync(archived.folder, archiveCopy, {
      recursive: true,
      filter: (file) => basename(file) !== basename(processLock),
    });
    const journal = await openJournal({ folder: archiveCopy, keyWrapper });
    try {
      return journal.snapshot();
    } finally {
      await journal.close();
    }
  } finally {
    rmSync(archiveCopy, { recursive: true, force: true });
  }
};
