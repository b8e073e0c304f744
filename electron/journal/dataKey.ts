import { randomBytes } from 'node:crypto';
import { WrongKey } from './codec.ts';
import { readIfThere, writeWhole, type JournalFiles } from './files.ts';

/** The system's keeper of secrets (Electron's safeStorage): gives back what it wrapped, to this person on this computer. */
export interface KeyBox {
  wrap(text: string): Buffer;
  /** Throws when it can't. */
  unwrap(wrapped: Buffer): string;
}

const KEY = 32;

/**
 * The key that seals the journal; made at the first start, and kept wrapped beside it. Null without a box: then the
 * journal is plain. Throws WrongKey when there is a key that can't be had now.
 */
export const readDataKey = ({ key: file }: JournalFiles, box: KeyBox | null): Buffer | null => {
  const wrapped = readIfThere(file);
  if (!box) {
    if (wrapped) throw new WrongKey('the system does not give its key now');
    return null;
  }
  if (!wrapped) {
    const key = randomBytes(KEY);
    writeWhole(file, box.wrap(key.toString('base64')));
    return key;
  }
  let key: Buffer;
  try {
    key = Buffer.from(box.unwrap(wrapped), 'base64');
  } catch (cause) {
    throw new WrongKey('the system can’t unwrap the key', { cause });
  }
  if (key.length !== KEY) throw new WrongKey('the key has not the right length');
  return key;
};
