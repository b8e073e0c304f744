import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The browser of a visitor, as its cookie says. */
export interface Visitor {
  id: string;
  /** The UTC day of its first search, when it is one that was granted; null before that. */
  knownSince: string | null;
}

const ID_BYTES = 18;
/** Stands in the cookie of a browser that has sent feedback and not searched yet. */
const NOT_YET = 'new';

/** Somebody who has sent no cookie: nobody in particular, until `writeVisitorCookie` is sent. */
export const newVisitor = (): Visitor => ({ id: randomBytes(ID_BYTES).toString('base64url'), knownSince: null });

/**
 * The value of a visitor's cookie: id, day of the first search, and our signature. The day is in it since no row tells: the
 * keys that searches are recorded under change daily.
 */
export const writeVisitorCookie = (secret: string, { id, knownSince }: Visitor): string => {
  const text = `${id}.${knownSince ?? NOT_YET}`;
  return `${text}.${signature(secret, `visitor:${text}`)}`;
};

/** The visitor of a cookie that we signed; null for any other value. */
export const readVisitorCookie = (secret: string, value: string | undefined): Visitor | null => {
  const [id, since, signed, ...rest] = value?.split('.') ?? [];
  if (!id || !since || !signed || rest.length > 0) return null;
  if (!isSame(signed, signature(secret, `visitor:${id}.${since}`))) return null;
  return { id, knownSince: since === NOT_YET ? null : since };
};

/** The value of the cookie that marks a browser as one that has signed in: an id of its own, and our signature. */
export const newDeviceCookie = (secret: string): string => {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${signature(secret, `device:${id}`)}`;
};

/** The id of a device cookie that we signed; null for any other value. */
export const readDeviceCookie = (secret: string, value: string | undefined): string | null => {
  const [id, signed, ...rest] = value?.split('.') ?? [];
  if (!id || !signed || rest.length > 0) return null;
  return isSame(signed, signature(secret, `device:${id}`)) ? id : null;
};

const signature = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
