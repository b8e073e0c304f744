import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintKey, networkKey, networkPrefix } from './personKeys.ts';
import {
  newDeviceCookie,
  newVisitor,
  readDeviceCookie,
  readVisitorCookie,
  writeVisitorCookie,
  type Visitor,
} from './visitorCookie.ts';

describe('networkPrefix', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:1:2::3', '2001:db8:1'],
    ['2001:0db8:0001::', '2001:db8:1'],
    ['::1', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['not an address', 'unknown'],
  ])('%s is in %s', (address, prefix) => expect(networkPrefix(address)).toBe(prefix));

  it('gives all of a /24 and all of a /48 one prefix', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 255 }), (last) => networkPrefix(`10.1.2.${last}`) === '10.1.2'));
    fc.assert(
      fc.property(
        fc.ipV6(),
        (address) => networkPrefix(address).split(':').length === 3 || /^\d+\.\d+\.\d+$/.test(networkPrefix(address)),
      ),
    );
  });
});

describe('keys of networks and fingerprints', () => {
  it('show neither, and are others under the key of another day', () => {
    const keys = ['monday', 'tuesday'].flatMap((day) => [
      networkKey('203.0.113.7', day),
      fingerprintKey('fp_x', '203.0.113.7', day),
    ]);
    expect(new Set(keys).size).toBe(4);
    expect(keys.join()).not.toMatch(/fp_x|203/);
  });
});

const forged = (cookie: string, read: (value: string) => unknown) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: cookie.length - 1 }), fc.constantFrom('A', 'B', '.', '_'), (at, letter) => {
      fc.pre(cookie[at] !== letter);
      return read(cookie.slice(0, at) + letter + cookie.slice(at + 1)) === null;
    }),
  );

describe('the visitor cookie', () => {
  it.each<[string, (visitor: Visitor) => Visitor]>([
    ['before a search', (visitor) => visitor],
    ['after one', (visitor) => ({ ...visitor, knownSince: '2026-11-20' })],
  ])('is read back %s, and refused after any change', (_, become) => {
    const visitor = become(newVisitor());
    const cookie = writeVisitorCookie('secret', visitor);
    expect(readVisitorCookie('secret', cookie)).toEqual(visitor);
    expect(readVisitorCookie('other', cookie)).toBeNull();
    forged(cookie, (value) => readVisitorCookie('secret', value));
  });

  it.each([undefined, '', '.', 'a.b', 'a.b.c', 'a.b.c.d'])('refuses %s', (value) => {
    expect(readVisitorCookie('secret', value)).toBeNull();
  });
});

describe('the device cookie', () => {
  it('is read back, refused after any change, and no visitor’s', () => {
    const cookie = newDeviceCookie('secret');
    expect(readDeviceCookie('secret', cookie)).toEqual(expect.any(String));
    expect(readVisitorCookie('secret', cookie)).toBeNull();
    expect(readDeviceCookie('secret', writeVisitorCookie('secret', newVisitor()))).toBeNull();
    forged(cookie, (value) => readDeviceCookie('secret', value));
  });
});
