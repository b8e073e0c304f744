import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { utcDay } from '../../../core/rules/time.ts';
import type { Account, KioskIdentity, Person } from './person.ts';

/** What a visitor's request shows of its sender. */
export interface Traces {
  /** The verified visitor id of the cookie. */
  visitor: string;
  fingerprint: string | null;
  address: string;
}

/** A signed-in person: counted under the account alone. */
export const accountPerson = (account: Account, networkOfRequest: () => string): Person => ({
  account,
  key: `user:${account.id}`,
  fingerprint: null,
  network: null,
  networkOfRequest,
});

/** A kiosk: many people, none of them known, counted under the device alone. */
export const kioskPerson = (kiosk: KioskIdentity, networkOfRequest: () => string): Person => ({
  account: null,
  kiosk,
  key: `kiosk:${kiosk.id}`,
  fingerprint: null,
  network: null,
  networkOfRequest,
});

/** Turns a visitor's traces into the keys it is counted under. `secret` keys every hash; `now` in milliseconds. */
export const visitorPerson = (traces: Traces, secret: string, now: number): Person => {
  const { visitor, fingerprint, address } = traces;
  const network = networkKey(address, secret, now);
  return {
    account: null,
    key: `visitor:${keyed(secret, visitor)}`,
    fingerprint: fingerprint && fingerprintKey(fingerprint, address, secret, now),
    network,
    networkOfRequest: () => network,
  };
};

/** `print:…`: a fingerprint within the network of an address, under today's salt. */
export const fingerprintKey = (fingerprint: string, address: string, secret: string, now: number): string =>
  `print:${keyed(saltOf(secret, now), `${fingerprint}|${networkPrefix(address)}`)}`;

/** `net:…`: the network of an address under today's salt. */
export const networkKey = (address: string, secret: string, now: number): string =>
  `net:${keyed(saltOf(secret, now), networkPrefix(address))}`;

const saltOf = (secret: string, now: number) => `${secret}:${utcDay(now)}`;

const keyed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);

/** The network of an address: /24 of IPv4, also where it is mapped into IPv6, /48 of IPv6 (docs/decisions.md 4). */
export const networkPrefix = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address.replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

const VISITOR_BYTES = 18;

/** A fresh visitor cookie value: a random id and its signature. */
export const newVisitorCookie = (secret: string): string => {
  const id = randomBytes(VISITOR_BYTES).toString('base64url');
  return `${id}.${signature(secret, id)}`;
};

/** The visitor id of a cookie that we signed; null for any other value. */
export const readVisitorCookie = (secret: string, value: string | undefined): string | null => {
  const [id, signed, ...rest] = value?.split('.') ?? [];
  if (!id || !signed || rest.length > 0) return null;
  const expected = Buffer.from(signature(secret, id));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
};

const signature = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url').slice(0, 32);
