import { fromBase64, toBase64 } from './seal.ts';

/** The journal's key, locked by a secret that a person knows. */
export interface Wrapped {
  salt: string;
  iv: string;
  key: string;
  rounds: number;
}

/** What OWASP names for PBKDF2 with SHA-256: about half a second on a phone, for each guess. */
const ROUNDS = 600_000;
const TRIES = 3;
const MINUTE = 60_000;

export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);

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

export const wrap = async (key: CryptoKey, secret: string): Promise<Wrapped> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const wrapped = await crypto.subtle.wrapKey('raw', key, await keyFrom(secret, salt, ROUNDS), { name: 'AES-GCM', iv });
  return { salt: toBase64(salt), iv: toBase64(iv), key: toBase64(new Uint8Array(wrapped)), rounds: ROUNDS };
};

/** Null when the secret is not the one. */
export const unwrap = async ({ salt, iv, key, rounds }: Wrapped, secret: string): Promise<CryptoKey | null> => {
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
};

/** How long to wait after so many wrong PINs: a slip costs nothing, guessing soon costs hours. */
export const waitAfter = (failures: number): number =>
  failures < TRIES ? 0 : Math.min(0.5 * 2 ** (failures - TRIES), 24 * 60) * MINUTE;

/** No letters that are taken for digits. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 120 bits, in groups that can be written on paper. */
export const newRecoveryCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => signs[byte % signs.length] ?? '')
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
