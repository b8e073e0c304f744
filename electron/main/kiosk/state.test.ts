import { describe, expect, it } from 'vitest';
import { phoneUrl } from './state.ts';

describe('the address for phones', () => {
  it.each([
    ['https://help.church.example', 'https://lan.church.example', 'https://help.church.example'],
    ['http://localhost:3000', 'https://lan.church.example', 'https://lan.church.example'],
    ['http://0.0.0.0:3000', 'https://192.168.1.7:3000', 'https://192.168.1.7:3000'],
    [null, 'https://lan.church.example', 'https://lan.church.example'],
    ['http://127.0.0.1:3000', 'http://localhost:3000', null],
    ['', 'http://[::1]:3000', null],
  ])('for a server that names %j and is reached at %s is %j', (told, reached, expected) =>
    expect(phoneUrl(told, reached)).toBe(expected),
  );
});
