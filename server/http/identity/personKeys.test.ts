import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitorPerson, networkPrefix, newVisitorCookie, readVisitorCookie } from './personKeys.ts';

const traces = { visitor: 'v', fingerprint: 'fp_x', address: '203.0.113.7' };
const now = Date.UTC(2026, 0, 1);

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

describe('identify', () => {
  it('never shows a fingerprint or an address', () => {
    const person = JSON.stringify(visitorPerson(traces, 'secret', now));
    expect(person).not.toContain('fp_x');
    expect(person).not.toContain('203');
  });

  it('changes fingerprint and network keys each day, and not the visitor’s', () => {
    const today = visitorPerson(traces, 'secret', now);
    const tomorrow = visitorPerson(traces, 'secret', now + 24 * 60 * 60 * 1000);
    expect(tomorrow.fingerprint).not.toBe(today.fingerprint);
    expect(tomorrow.network).not.toBe(today.network);
    expect(tomorrow.key).toBe(today.key);
  });
});

describe('the visitor cookie', () => {
  it('is read back, and refused after any change', () => {
    const cookie = newVisitorCookie('secret');
    expect(readVisitorCookie('secret', cookie)).toEqual(expect.any(String));
    expect(readVisitorCookie('other', cookie)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: cookie.length - 1 }), fc.constantFrom('A', 'B', '.', '_'), (at, letter) => {
        fc.pre(cookie[at] !== letter);
        return readVisitorCookie('secret', cookie.slice(0, at) + letter + cookie.slice(at + 1)) === null;
      }),
    );
  });

  it.each([undefined, '', '.', 'a.b', 'a.b.c'])('refuses %s', (value) => {
    expect(readVisitorCookie('secret', value)).toBeNull();
  });
});
