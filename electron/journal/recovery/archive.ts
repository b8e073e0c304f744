import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { peekDataKey, type KeyBox } from '../store/dataKey.ts';
import { filesIn, syncFolder } from '../store/files.ts';
import type { Image } from '../store/image.ts';
import { holdLock } from '../store/lock.ts';
import type { KeptNotes } from './notice.ts';
import { openJournal } from '../openJournal.ts';

/** A journal that was set aside whole, since its key did not come. Never changed and never deleted. */
export interface Kept {
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
export const setAsideWhole = (folder: string, now: number): void => {
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

const isKeyThere = (folder: string, keyBox: KeyBox | null): boolean => {
  try {
    peekDataKey(filesIn(folder), keyBox);
    return true;
  } catch {
    return false;
  }
};

const foldersOf = (folder: string): Pick<Kept, 'name' | 'at' | 'folder'>[] =>
  readdirSync(dirname(folder), { withFileTypes: true }).flatMap((entry) => {
    const at = entry.isDirectory() ? momentIn(folder, entry.name) : null;
    return at === null ? [] : [{ name: entry.name, at, folder: join(dirname(folder), entry.name) }];
  });

/** What was set aside of this folder, newest first, and how it stands with the key that the system gives now. */
export const listKept = (folder: string, keyBox: KeyBox | null, notes: KeptNotes): Kept[] =>
  foldersOf(folder)
    .map((kept): Kept => ({ ...kept, state: notes[kept.name] ?? (isKeyThere(kept.folder, keyBox) ? 'opens' : 'shut') }))
    .sort((one, other) => other.at - one.at);

/** What a journal holds that was set aside. It is read in a copy, repaired where it needs to be. Throws WrongKey. */
export const readKept = async (folder: string, name: string, keyBox: KeyBox | null): Promise<Image> => {
  const kept = foldersOf(folder).find((each) => each.name === name);
  if (!kept) throw new Error('No such journal was set aside');
  const { copy, lock } = filesIn(folder);
  rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(kept.folder, copy, { recursive: true, filter: (file) => basename(file) !== basename(lock) });
    const journal = await openJournal({ folder: copy, keyBox });
    try {
      return journal.image();
    } finally {
      await journal.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
