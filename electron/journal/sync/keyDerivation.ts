import { createCipheriv, createDecipheriv, createSecretKey, pbkdf2, randomBytes, type CipherKey } from 'node:crypto';
import { promisify } from 'node:util';
import { PBKDF2_ITERATIONS, type KeyDerivation } from '../../../core/sync/lock/keyDerivation.ts';
import { SEAL_MARK, type Sealer } from '../../../core/sync/lock/sealedRows.ts';

const derive = promisify(pbkdf2);
const TAG = 16;

const seal = (key: CipherKey, iv: Buffer, plain: Buffer, additionalData?: string): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  if (additionalData !== undefined) cipher.setAAD(Buffer.from(additionalData));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** Throws when it was not sealed so. The last 16 bytes are the tag, as Web Cryptography has it. */
const unseal = (key: CipherKey, iv: Buffer, sealed: Buffer, additionalData?: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG });
  if (additionalData !== undefined) decipher.setAAD(Buffer.from(additionalData));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
};

const createSealer = (bytes: Buffer): Sealer => {
  // Taken over once, and not with each row.
  const key = createSecretKey(bytes);
  // What was opened once need not be opened again while the key is here.
  const opened = new Map<string, unknown>();
  return {
    async seal(value, additionalData) {
      const iv = randomBytes(12);
      const sealed = seal(key, iv, Buffer.from(JSON.stringify(value)), additionalData);
      const text = `${SEAL_MARK}${iv.toString('base64')}.${sealed.toString('base64')}`;
      opened.set(text, value);
      return text;
    },
    async open(text, additionalData) {
      if (opened.has(text)) return opened.get(text);
      const [iv = '', sealed = ''] = text.slice(SEAL_MARK.length).split('.');
      const plain = unseal(key, Buffer.from(iv, 'base64'), Buffer.from(sealed, 'base64'), additionalData);
      const value: unknown = JSON.parse(plain.toString('utf8'));
      opened.set(text, value);
      return value;
    },
  };
};

/** Node's cryptography, in the same forms as the browser's: a lock is the same thing in both. */
export const nodeKeyDerivation: KeyDerivation<Buffer> = {
  canLock: true,
  newKey: async () => randomBytes(32),
  async wrap(key, secret) {
    const salt = randomBytes(16);
    const iv = randomBytes(12);
    const lock = await derive(secret, salt, PBKDF2_ITERATIONS, 32, 'sha256');

    const text = (bytes: Buffer) => bytes.toString('base64');
    return { salt: text(salt), iv: text(iv), key: text(seal(lock, iv, key)), rounds: PBKDF2_ITERATIONS };
  },
  async unwrap({ salt, iv, key, rounds }, secret) {
    const lock = await derive(secret, Buffer.from(salt, 'base64'), rounds, 32, 'sha256');
    try {
      return unseal(lock, Buffer.from(iv, 'base64'), Buffer.from(key, 'base64'));
    } catch {
      return null;
    }
  },
  sealer: createSealer,
  randomBytes: (count) => randomBytes(count),
};
