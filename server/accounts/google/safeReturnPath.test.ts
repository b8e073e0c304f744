import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './google.ts';

const origin = 'http://lampstand.test';

describe('safeReturnPath', () => {
  it.each([
    ['/circles?x=1#y', '/circles?x=1#y'],
    [undefined, '/'],
    ['', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://lampstand.test.evil.example', '/'],
    ['http://user@evil.example', '/'],
    ['/a/..//evil.example', '/'],
  ])('%j leads to %s', (wanted, path) => expect(safeReturnPath(wanted, origin)).toBe(path));
});
