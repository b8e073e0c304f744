import { fromBase64, toBase64 } from '../../../core/text/base64.ts';
import { PBKDF2_ITERATIONS, type KeyDerivation } from '../../../core/sync/lock/keyDerivation.ts';
import { SEAL_MARK, type Sealer } from '../../../core/sync/lock/sealedRows.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A photo is opened anew each time: memory would fill up with them. */
const MAX_KEPT_OPEN = 50_000;

const createSealer = (key: CryptoKey): Sealer => {
  // A journal is read anew after each change; what was opened once need not be opened again while the key is here.
  const opened = new Map<string, unknown>();
  const keep = (text: string, value: unknown) => {
    if (text.length <= MAX_KEPT_OPEN) opened.set(text, value);
  };
  return {
    async seal(value, additionalData) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = encoder.encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: encoder.encode(additionalData) },
        key,
        plain,
      );
      const text = `${SEAL_MARK}${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
      keep(text, value);
      return text;
    },
    async open(text, additionalData) {
      if (opened.has(text)) return opened.get(text);
      const [iv = '', sealed = ''] = text.slice(SEAL_MARK.length).split('.');
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64(iv), additionalData: encoder.encode(additionalData) },
        key,
        fromBase64(sealed),
      );
      const value: unknown = JSON.parse(decoder.decode(plain));
      keep(text, value);
      return value;
    },
  };
};

const keyFrom = async (secret: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> => {
  const raw = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    raw,
    { name: 'AES-GCM', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  );
};

/** The browser's own cryptography. */
export const webKeyDerivation: KeyDerivation<CryptoKey> = {
  canLock: typeof crypto.subtle !== 'undefined',
  newKey: () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']),
  async wrap(key, secret) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const lock = await keyFrom(secret, salt, PBKDF2_ITERATIONS);
    const wrapped = await crypto.subtle.wrapKey('raw', key, lock, { name: 'AES-GCM', iv });
    return {
      salt: toBase64(salt),
      iv: toBase64(iv),
      key: toBase64(new Uint8Array(wrapped)),
      rounds: PBKDF2_ITERATIONS,
    };
  },
  async unwrap({ salt, iv, key, rounds }, secret) {
    const lock = await keyFrom(secret, fromBase64(salt), rounds);
    try {
      return await crypto.subtle.unwrapKey(
        'raw',
        fromBase64(key),
        lock,
        { name: 'AES-GCM', iv: fromBase64(iv) },
        { name: 'AES-GCM' },
        true,
        ['encrypt', 'decrypt'],
      );
    } catch {
      return null;
    }
  },
  sealer: createSealer,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};
