import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listBackups } from '../backup/backups.ts';
import { salvage } from '../recovery/salvage.ts';
import { keyIdIn, keyIdOf, WrongKey } from '../store/codec.ts';
import { readIfThere, writeAtomically, type JournalFiles } from '../store/files.ts';

/** The system's key store (Electron's safeStorage): gives back what it wrapped, to this person on this computer. */
export interface KeyWrapper {
  wrap(text: string): Buffer;
  /** Throws when it can't. */
  unwrap(wrapped: Buffer): string;
}

const KEY_BYTES = 32;

const checksumOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);
const asText = (key: Buffer): string => `${key.toString('base64')}.${checksumOf(key)}`;

/** Null when it is not what was wrapped. */
const unwrap = (wrapper: KeyWrapper, wrapped: Buffer): Buffer | null => {
  try {
    const [text = '', checksum] = wrapper.unwrap(wrapped).split('.');
    const key = Buffer.from(text, 'base64');
    return key.length === KEY_BYTES && checksumOf(key) === checksum ? key : null;
  } catch {
    return null;
  }
};

/** Enough of a database to meet rows of it, whatever became of the rest. */
const MAX_SCANNED_BYTES = 1024 * 1024;

/** The keys that a database's rows name. One row alone may be damaged in its key's id; a journal has two at least. */
const keyIdsInDatabase = (database: string): Set<string> => {
  const counts = new Map<string, number>();
  for (const row of salvage(database, MAX_SCANNED_BYTES)) {
    const keyId = keyIdIn(row);
    if (keyId !== null) counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([keyId, count]) => (count > 1 ? [keyId] : [])));
};

/** The keys that the journal's rows name, or those of the newest backup that tells; empty for a plain journal, and a new one. */
const keyIdsOfJournal = (files: JournalFiles): Set<string> => {
  const backups = listBackups(files).map(({ name }) => join(files.backups, name));
  for (const database of [files.database, files.rebuilt, ...backups]) {
    const keyIds = keyIdsInDatabase(database);
    if (keyIds.size > 0) return keyIds;
  }
  return new Set();
};

/** `keys`: what the key file and its copy gave; `key`: the one that opens the journal. */
const readKeyFiles = (files: JournalFiles, wrapper: KeyWrapper | null) => {
  const wrapped = [files.key, files.keyCopy].map(readIfThere);
  const keys = wrapped.map((each) => each && wrapper && unwrap(wrapper, each));
  const found = keys.filter((key) => key !== null);
  if (found.length === 0 && wrapped.some(Boolean)) throw new WrongKey('the system does not give the key now');
  const keyIds = keyIdsOfJournal(files);
  if (keyIds.size === 0) return { keys, key: found[0] ?? null };
  const key = found.find((each) => keyIds.has(keyIdOf(each)));
  if (!key) throw new WrongKey(found.length > 0 ? 'the key is of another journal' : 'the key is not there');
  return { keys, key };
};

/** The key that opens the journal; null for one that is plain, or new. Throws WrongKey. Nothing is written. */
export const findDataKey = (files: JournalFiles, wrapper: KeyWrapper | null): Buffer | null =>
  readKeyFiles(files, wrapper).key;

/**
 * The key that encrypts the journal; made at the first start, and kept wrapped beside it and beside its backups. Null
 * without a wrapper: then the journal is plain. Throws WrongKey, and writes nothing, when the key of an encrypted journal
 * can't be had now.
 */
export const readDataKey = (files: JournalFiles, wrapper: KeyWrapper | null, now: number): Buffer | null => {
  const { keys, key } = readKeyFiles(files, wrapper);
  if (!wrapper) return null;
  const known = key ?? randomBytes(KEY_BYTES);
  mkdirSync(dirname(files.keyCopy), { recursive: true, mode: 0o700 });
  for (const [index, file] of [files.key, files.keyCopy].entries()) {
    const there = keys[index];
    if (there?.equals(known)) continue;
    // A key that opens nothing here may open something elsewhere.
    if (there) renameSync(file, `${file}.other-${now}`);
    writeAtomically(file, wrapper.wrap(asText(known)));
  }
  return known;
};
