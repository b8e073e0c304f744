import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findDataKey, type KeyWrapper } from '../store/dataKey.ts';
import { filesIn, syncFolder } from '../store/files.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { holdLock } from '../store/lock.ts';
import type { ArchiveNotes } from './notice.ts';
import { openJournal } from '../openJournal.ts';

/** A journal that was set aside whole, since its key did not come. Never changed and never deleted. */
export interface ArchivedJournal {
  name: string;
  /** When it was set aside, in milliseconds. */
  at: number;
  folder: string;
  /** `shut`: its key does not come. `opens`: it can be read again, and the person has not been told. */
  state: 'shut' | 'opens' | 'told' | 'brought';
}

const nameOf = (folder: string, at: number): string =>
  `${basename(folder)}-kept-${new Date(at).toISOString().replaceAll(':', '-')}`;

const momentIn = (folder: string, name: string): number | null => {
  const at = Date.parse(name.slice(-24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  return Number.isNaN(at) || nameOf(folder, at) !== name ? null : at;
};

/**
 * Moves a journal's folder beside itself, under a name with the date that nothing has yet. One rename: killed at any
 * moment, it stands whole in the one place or in the other. Throws JournalInUse.
 */
export const archiveJournal = (folder: string, now: number): void => {
  const letGo = holdLock(filesIn(folder).lock);
  try {
    // Windows moves no folder in which a file is open, whoever has it open.
    if (process.platform === 'win32') letGo();
    let at = now;
    while (existsSync(join(dirname(folder), nameOf(folder, at)))) at++;
    renameSync(folder, join(dirname(folder), nameOf(folder, at)));
    syncFolder(dirname(folder));
  } finally {
    letGo();
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
    const at = entry.isDirectory() ? momentIn(folder, entry.name) : null;
    return at === null ? [] : [{ name: entry.name, at, folder: join(dirname(folder), entry.name) }];
  });

/** What was set aside of this folder, newest first, and how it stands with the key that the system gives now. */
export const listArchived = (folder: string, keyWrapper: KeyWrapper | null, notes: ArchiveNotes): ArchivedJournal[] =>
  archiveFolders(folder)
    .map((kept): ArchivedJournal => ({
      ...kept,
      state: notes[kept.name] ?? (hasKey(kept.folder, keyWrapper) ? 'opens' : 'shut'),
    }))
    .sort((one, other) => other.at - one.at);

/** What a journal holds that was set aside. It is read in a copy, repaired where it needs to be. Throws WrongKey. */
export const readArchived = async (folder: string, name: string, keyWrapper: KeyWrapper | null): Promise<Snapshot> => {
  const kept = archiveFolders(folder).find((each) => each.name === name);
  if (!kept) throw new Error('No such journal was set aside');
  const { archiveCopy, lock } = filesIn(folder);
  rmSync(archiveCopy, { recursive: true, force: true });
  try {
    cpSync(kept.folder, archiveCopy, { recursive: true, filter: (file) => basename(file) !== basename(lock) });
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
