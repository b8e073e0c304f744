import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Account, KioskIdentity, Person, Sender } from './person.ts';
import type { Visitor } from './visitorCookie.ts';

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

/** A visitor, under keys that `dayKey` makes: they are others tomorrow. */
export const visitorPerson = (visitor: Visitor, fingerprint: string | null, sender: Sender, dayKey: string): Person => {
  const network = sender.network();
  return {
    account: null,
    key: `visitor:${keyed(dayKey, visitor.id)}`,
    knownSince: visitor.knownSince,
    fingerprint: fingerprint && sender.fingerprint(fingerprint),
    network,
    networkOfRequest: () => network,
    sender,
  };
};

/** `print:…`: a fingerprint within the network of an address, under the key of a day. */
export const fingerprintKey = (fingerprint: string, address: string, dayKey: string): string =>
  `print:${keyed(dayKey, `${fingerprint}|${networkPrefix(address)}`)}`;

/** `net:…`: the network of an address under the key of a day. */
export const networkKey = (address: string, dayKey: string): string => `net:${keyed(dayKey, networkPrefix(address))}`;

/** `device:…`: a browser that signs in, the same on every day: its accounts know it by this. */
export const deviceKey = (device: string, secret: string): string => `device:${keyed(secret, device)}`;

/** What keys a day's hashes: neither our secret nor the day's salt says anything alone. */
export const dayKeyOf = (secret: string, salt: string): string => `${secret}:${salt}`;

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
