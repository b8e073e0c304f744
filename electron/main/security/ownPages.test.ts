import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from './testing/navigation.ts';
import { isOwnPage, readOwnAddress } from './ownPages.ts';

const own = [
  'app://lampstand/',
  'app://lampstand',
  'app://lampstand/topic/anger',
  'app://lampstand/?a=/..#x',
  'app://lampstand/apiary',
];

describe('addresses of our own', () => {
  it.each(own)('accepts %j', (address) => expect(isOwnPage(address)).toBe(true));
  it.each(hostile)('refuses %j', (address) => expect(isOwnPage(address)).toBe(false));

  it('tells the API from pages, however it is written', () => {
    expect(readOwnAddress('app://lampstand/api/search?q=1')).toEqual({
      path: '/api/search',
      target: '/api/search?q=1',
      isApi: true,
    });
    expect(readOwnAddress('app://lampstand/a/../api/x')).toMatchObject({ isApi: true, target: '/api/x' });
    expect(readOwnAddress('app://lampstand/%61pi/x')).toMatchObject({ isApi: true });
    expect(readOwnAddress('app://lampstand/apiary')).toMatchObject({ isApi: false });
  });

  it('gives no path that could leave a folder or a host', { timeout: 60_000 }, () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e',
      '%2E%2e',
      '%252e',
      '/',
      '//',
      '\\',
      '%2f',
      '%5C',
      '%255c',
      'api',
      'a',
      ':',
      '%00',
      '\t',
      '?',
      '@',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 12 }),
        (pieces) => {
          const address = readOwnAddress(`app://lampstand/${pieces.join('')}`);
          return (
            !address ||
            (/^\/(?!\/)/.test(address.path) &&
              !/\\|\/\/|(?:^|\/)\.\.?(?:\/|$)|%2f|%5c/i.test(address.path) &&
              new URL(`https://server.example${address.target}`).origin === 'https://server.example')
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
