import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';

/** A row as it stands in the database. `mark` proves that the body is whole and stands in its own place. */
export interface EncodedRow {
  mark: Buffer;
  body: Buffer;
}

/** How rows are written: sealed with the journal's key, or as plain JSON where the system keeps no keys. */
export interface Codec {
  isEncrypting: boolean;
  encode(place: string, json: string): EncodedRow;
  /** Throws DamagedRow; WrongKey for a row that was sealed with another key. */
  decode(place: string, encoded: EncodedRow): unknown;
  /** Whether this codec would write the row in this form. */
  needsEncryption(encoded: EncodedRow): boolean;
}

/** A row is not as it was written. */
export class DamagedRow extends Error {
  override name = 'DamagedRow';
}

/** The journal was sealed with a key that is not at hand. Nothing was changed: with the right key it opens again. */
export class WrongKey extends Error {
  override name = 'WrongKey';
}

const PLAIN = 0;
const SEALED = 1;
const NAME = 4;
const IV = 12;

const digest = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
};

const nameOf = (key: Buffer): Buffer => digest('lampstand journal key', key).subarray(0, NAME);

/** The key that a row says it was sealed with; null for a plain one. */
export const keyIdIn = ({ mark, body }: EncodedRow): string | null =>
  body[0] === SEALED && body.length >= 1 + NAME + IV && mark.length === 16 ? body.toString('hex', 1, 1 + NAME) : null;

export const keyIdOf = (key: Buffer): string => nameOf(key).toString('hex');

/** AES-256-GCM with the place as additional data, so that no row can be put in the place of another. */
export const createCodec = (key: Buffer | null): Codec => {
  const name = key && nameOf(key);
  // As an object it is taken over once, and not with each of fifty thousand rows.
  const secret = key && createSecretKey(key);

  return {
    isEncrypting: key !== null,
    encode(place, json) {
      const text = Buffer.from(json, 'utf8');
      if (!secret || !name)
        return { mark: digest(place, text).subarray(0, 16), body: Buffer.concat([Buffer.of(PLAIN), text]) };
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([Buffer.of(SEALED), name, iv, cipher.update(text), cipher.final()]);
      return { mark: cipher.getAuthTag(), body: sealed };
    },
    decode(place, { mark, body }) {
      if (body[0] === PLAIN) {
        const text = body.subarray(1);
        if (!digest(place, text).subarray(0, 16).equals(mark)) throw new DamagedRow(place);
        return JSON.parse(text.toString('utf8')) as unknown;
      }
      if (body[0] !== SEALED || body.length < 1 + NAME + IV || mark.length !== 16) throw new DamagedRow(place);
      if (!secret || !name?.equals(body.subarray(1, 1 + NAME))) throw new WrongKey(place);
      try {
        const decipher = createDecipheriv('aes-256-gcm', secret, body.subarray(1 + NAME, 1 + NAME + IV));
        decipher.setAAD(Buffer.from(place)).setAuthTag(mark);
        const text = decipher.update(body.subarray(1 + NAME + IV));
        decipher.final();
        return JSON.parse(text.toString('utf8')) as unknown;
      } catch (cause) {
        throw new DamagedRow(place, { cause });
      }
    },
    needsEncryption: ({ body }) => body[0] === (key ? SEALED : PLAIN),
  };
};
