import type { Sealer } from './sealedRows.ts';

/** The journal's key, locked by a secret that a person knows. */
export interface WrappedKey {
  salt: string;
  iv: string;
  key: string;
  rounds: number;
}

/** The cryptography of the place we run in. Keys are for AES-256-GCM. */
export interface KeyDerivation<Key> {
  /** False where there is none: a browser has it for secure addresses alone. */
  canLock: boolean;
  newKey(): Promise<Key>;
  /** Derives a key from the secret with PBKDF2, SHA-256 and PBKDF2_ITERATIONS, and seals the journal's key with it. */
  wrap(key: Key, secret: string): Promise<WrappedKey>;
  /** Null when the secret is not the one. */
  unwrap(wrapped: WrappedKey, secret: string): Promise<Key | null>;
  sealer(key: Key): Sealer;
  randomBytes(count: number): Uint8Array;
}

/** What OWASP names for PBKDF2 with SHA-256: about half a second on a phone, for each guess. */
export const PBKDF2_ITERATIONS = 600_000;
/** Characters of a new PIN. With fewer, whoever has the device's files tries them all within the hour. */
export const MIN_PIN_LENGTH = 6;
export const pinIsShort = (pin: string): boolean => [...pin].length < MIN_PIN_LENGTH;

const FREE_ATTEMPTS = 3;
const MINUTE = 60_000;

/** How long to wait after so many wrong PINs: a slip costs nothing, guessing soon costs hours. */
export const waitAfter = (failures: number): number =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(0.5 * 2 ** (failures - FREE_ATTEMPTS), 24 * 60) * MINUTE;

/** No letters that are taken for digits. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 120 bits, in groups that can be written on paper. */
export const newRecoveryCode = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(24)]
    .map((byte) => signs[byte % signs.length] ?? '')
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
