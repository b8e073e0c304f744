import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listBackups } from '../recovery/backups.ts';
import { salvage } from '../recovery/salvage.ts';
import { keyIdIn, keyIdOf, WrongKey } from './codec.ts';
import { readIfThere, writeAtomically, type JournalFiles } from './files.ts';

/** The system's keeper of secrets (Electron's safeStorage): gives back what it wrapped, to this person on this computer. */
export interface KeyWrapper {
  wrap(text: string): Buffer;
  /** Throws when it can't. */
  unwrap(wrapped: Buffer): string;
}

const KEY = 32;

const checksumOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);
const asText = (key: Buffer): string => `${key.toString('base64')}.${checksumOf(key)}`;

/** Null when it is not what was wrapped. */
const unwrap = (box: KeyWrapper, wrapped: Buffer): Buffer | null => {
  try {
    const [text = '', check] = box.unwrap(wrapped).split('.');
    const key = Buffer.from(text, 'base64');
    return key.length === KEY && checksumOf(key) === check ? key : null;
  } catch {
    return null;
  }
};

interface KeyFiles {
  /** As they stand beside the journal and beside its backups, with what each gave. */
  keys: (Buffer | null)[];
  /** The one that opens the journal. */
  key: Buffer | null;
}

/** Enough of a database to meet rows of it, whatever became of the rest. */
const MAX_SCANNED = 1024 * 1024;

/** The keys that a database's rows name. One row alone may have lost its own key's name; a journal has two at least. */
const keyIdsInDatabase = (database: string): Set<string> => {
  const rows = new Map<string, number>();
  for (const row of salvage(database, MAX_SCANNED)) {
    const name = keyIdIn(row);
    if (name !== null) rows.set(name, (rows.get(name) ?? 0) + 1);
  }
  return new Set([...rows].flatMap(([name, count]) => (count > 1 ? [name] : [])));
};

/** The keys that the journal's rows name, or those of the newest backup that tells; empty for a plain journal, and a new one. */
const keyIdsOfJournal = (files: JournalFiles): Set<string> => {
  for (const place of [files.database, files.rebuilt]) {
    const names = keyIdsInDatabase(place);
    if (names.size > 0) return names;
  }
  for (const { name } of listBackups(files)) {
    const names = keyIdsInDatabase(join(files.backups, name));
    if (names.size > 0) return names;
  }
  return new Set();
};

const readKeys = (files: JournalFiles, box: KeyWrapper | null): KeyFiles => {
  const wrapped = [files.key, files.keyCopy].map(readIfThere);
  const keys = wrapped.map((each) => each && box && unwrap(box, each));
  const found = keys.filter((key) => key !== null);
  if (found.length === 0 && wrapped.some(Boolean)) throw new WrongKey('the system does not give the key now');
  const named = keyIdsOfJournal(files);
  if (named.size === 0) return { keys, key: found[0] ?? null };
  const key = found.find((each) => named.has(keyIdOf(each)));
  if (!key) throw new WrongKey(found.length > 0 ? 'the key is of another journal' : 'the key is not there');
  return { keys, key };
};

/** The key that opens the journal; null for one that is plain, or new. Throws WrongKey. Nothing is written. */
export const findDataKey = (files: JournalFiles, box: KeyWrapper | null): Buffer | null => readKeys(files, box).key;

/**
 * The key that seals the journal; made at the first start, and kept wrapped beside it and beside its backups. Null without
 * a box: then the journal is plain. Throws WrongKey, and writes nothing, when the key of a sealed journal can't be had now.
 */
export const readDataKey = (files: JournalFiles, box: KeyWrapper | null, now: number): Buffer | null => {
  const { keys, key } = readKeys(files, box);
  if (!box) return null;
  const known = key ?? randomBytes(KEY);
  mkdirSync(dirname(files.keyCopy), { recursive: true, mode: 0o700 });
  for (const [index, each] of [files.key, files.keyCopy].entries()) {
    const there = keys[index];
    if (there?.equals(known)) continue;
    // A key that opens nothing here may open something elsewhere.
    if (there) renameSync(each, `${each}.other-${now}`);
    writeAtomically(each, box.wrap(asText(known)));
  }
  return known;
};
