import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { WrongKey } from './codec.ts';
import { readIfThere, writeWhole, type JournalFiles } from './files.ts';

/** The system's keeper of secrets (Electron's safeStorage): gives back what it wrapped, to this person on this computer. */
export interface KeyBox {
  wrap(text: string): Buffer;
  /** Throws when it can't. */
  unwrap(wrapped: Buffer): string;
}

const KEY = 32;

const checkOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);
const asText = (key: Buffer): string => `${key.toString('base64')}.${checkOf(key)}`;

/** Null when it is not what was wrapped. */
const unwrapped = (box: KeyBox, wrapped: Buffer): Buffer | null => {
  try {
    const [text = '', check] = box.unwrap(wrapped).split('.');
    const key = Buffer.from(text, 'base64');
    return key.length === KEY && checkOf(key) === check ? key : null;
  } catch {
    return null;
  }
};

interface KeyFiles {
  /** As they stand beside the journal and beside its backups, with what each gave. */
  keys: (Buffer | null)[];
  key: Buffer | null;
}

const readKeys = ({ key: file, keyCopy: copy }: JournalFiles, box: KeyBox | null): KeyFiles => {
  const wrapped = [file, copy].map(readIfThere);
  const keys = wrapped.map((each) => each && box && unwrapped(box, each));
  const key = keys.find(Boolean) ?? null;
  if (!key && wrapped.some(Boolean)) throw new WrongKey('the system does not give the key now');
  return { keys, key };
};

/** The key that is there; null for a journal that is plain, or new. Throws WrongKey. Nothing is written. */
export const peekDataKey = (files: JournalFiles, box: KeyBox | null): Buffer | null => readKeys(files, box).key;

/**
 * The key that seals the journal; made at the first start, and kept wrapped beside it and beside its backups. Null without
 * a box: then the journal is plain. Throws WrongKey when there is a key that can't be had now.
 */
export const readDataKey = (files: JournalFiles, box: KeyBox | null): Buffer | null => {
  const { keys, key } = readKeys(files, box);
  if (!box) return null;
  const known = key ?? randomBytes(KEY);
  mkdirSync(dirname(files.keyCopy), { recursive: true, mode: 0o700 });
  for (const [index, each] of [files.key, files.keyCopy].entries())
    if (!keys[index]) writeWhole(each, box.wrap(asText(known)));
  return known;
};
