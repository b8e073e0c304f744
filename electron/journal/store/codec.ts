import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';

/** A row as the database stores it. */
export interface EncodedRow {
  /** Column `mark`: the body's authentication tag where it is encrypted, a part of its SHA-256 where it is not. */
  checksum: Buffer;
  body: Buffer;
}

/** A row is not as it was written. */
export class DamagedRow extends Error {
  override name = 'DamagedRow';
}

/** The journal was encrypted with a key that is not at hand. Nothing was changed: with the right key it opens again. */
export class WrongKey extends Error {
  override name = 'WrongKey';
}

// A body: one byte for its form, then the JSON, or the key's id, the initialization vector and the ciphertext.
const PLAIN = 0;
const ENCRYPTED = 1;
const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const IV_AT = 1 + KEY_ID_BYTES;
const CIPHERTEXT_AT = IV_AT + IV_BYTES;
const CHECKSUM_BYTES = 16;

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
};

const plainChecksum = (aad: string, text: Buffer): Buffer => sha256(aad, text).subarray(0, CHECKSUM_BYTES);

const idOf = (key: Buffer): Buffer => sha256('lampstand journal key', key).subarray(0, KEY_ID_BYTES);

export const keyIdOf = (key: Buffer): string => idOf(key).toString('hex');

const isEncrypted = ({ checksum, body }: EncodedRow): boolean =>
  body[0] === ENCRYPTED && body.length >= CIPHERTEXT_AT && checksum.length === CHECKSUM_BYTES;

/** The id of the key that a row says it was encrypted with; null for a plain one. */
export const keyIdIn = (row: EncodedRow): string | null =>
  isEncrypted(row) ? row.body.toString('hex', 1, IV_AT) : null;

export type Codec = ReturnType<typeof createCodec>;

/**
 * How rows are written: encrypted with the journal's key by AES-256-GCM, or as plain JSON where the system keeps no keys.
 * `aad` is the row's table and id. The checksum covers it, so that no row can be put in the place of another.
 */
export const createCodec = (key: Buffer | null) => {
  const keyId = key && idOf(key);
  // As an object it is taken over once, and not with each of fifty thousand rows.
  const secret = key && createSecretKey(key);

  const decodePlain = (aad: string, { checksum, body }: EncodedRow): unknown => {
    const text = body.subarray(1);
    if (!plainChecksum(aad, text).equals(checksum)) throw new DamagedRow(aad);
    return JSON.parse(text.toString('utf8')) as unknown;
  };
  const decrypt = (aad: string, row: EncodedRow): unknown => {
    const { checksum, body } = row;
    if (!isEncrypted(row)) throw new DamagedRow(aad);
    if (!secret || !keyId?.equals(body.subarray(1, IV_AT))) throw new WrongKey(aad);
    try {
      const decipher = createDecipheriv('aes-256-gcm', secret, body.subarray(IV_AT, CIPHERTEXT_AT));
      decipher.setAAD(Buffer.from(aad)).setAuthTag(checksum);
      const text = decipher.update(body.subarray(CIPHERTEXT_AT));
      decipher.final();
      return JSON.parse(text.toString('utf8')) as unknown;
    } catch (cause) {
      throw new DamagedRow(aad, { cause });
    }
  };

  return {
    isEncrypting: key !== null,
    encode(aad: string, json: string): EncodedRow {
      const text = Buffer.from(json, 'utf8');
      if (!secret || !keyId)
        return { checksum: plainChecksum(aad, text), body: Buffer.concat([Buffer.of(PLAIN), text]) };
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(aad));
      const body = Buffer.concat([Buffer.of(ENCRYPTED), keyId, iv, cipher.update(text), cipher.final()]);
      return { checksum: cipher.getAuthTag(), body };
    },
    /** Throws DamagedRow; WrongKey for a row that was encrypted with another key. */
    decode: (aad: string, row: EncodedRow) => (row.body[0] === PLAIN ? decodePlain(aad, row) : decrypt(aad, row)),
    /** Whether the row is plain though there is a key now. */
    needsEncryption: ({ body }: EncodedRow) => key !== null && body[0] === PLAIN,
  };
};
