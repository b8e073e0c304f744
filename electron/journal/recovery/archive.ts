import { cpSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ArchivedJournal } from '../../../core/bridge/journalHealth.ts';
import { findDataKey, type KeyWrapper } from '../key/dataKey.ts';
import type { JournalContent } from '../journal.ts';
import { openJournal } from '../openJournal.ts';
import { filesIn, timeOfName } from '../store/files.ts';
import { prefixOf } from './archiveFolder.ts';
import type { ArchiveNotes } from './notice.ts';

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

/** What an archived journal holds, posts that wait with it. It is read in a copy, which is repaired where it is damaged. Throws WrongKey. */
export const readArchived = async (
  folder: string,
  name: string,
  keyWrapper: KeyWrapper | null,
): Promise<JournalContent> => {
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
      return journal.content();
    } finally {
      await journal.close();
    }
  } finally {
    rmSync(archiveCopy, { recursive: true, force: true });
  }
};
