import { describe, expect, it } from 'vitest';
import { createSettings } from './schema.ts';
import { readServerAddress } from '../../../core/rules/network/serverAddress.ts';
import { chooseServer, defaultServer } from './serverAddress.ts';

describe('the server’s address', () => {
  it.each([
    ['https://lampstand.example', 'https://lampstand.example'],
    [' https://LAMPSTAND.example:8443/ ', 'https://lampstand.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('takes %s', (text, origin) => expect(readServerAddress(text)).toBe(origin));

  it.each([
    '', 'lampstand.example', 'http://lampstand.example', 'http://localhost.evil.example', 'http://evil.example/localhost',
    'http://localhost@evil.example', 'https://user:secret@lampstand.example', 'https://lampstand.example/app', 'https://lampstand.example/?a',
    'https://lampstand.example/#a', 'ftp://localhost', 'file:///etc', 'app://lampstand', 'javascript:1', 'https://', 'http://192.168.0.2',
    'http://localhost.', 'http://0.0.0.0:3000',
  ])('refuses %j', (text) => expect(readServerAddress(text)).toBeNull()); // oxfmt-ignore

  it('is taken from the environment, else the settings, else this computer', () => {
    expect(chooseServer('https://a.example', 'https://b.example')).toBe('https://a.example');
    expect(chooseServer(undefined, 'https://b.example')).toBe('https://b.example');
    expect(chooseServer('', 'http://b.example')).toBe(defaultServer);
    expect(() => chooseServer('http://a.example', undefined)).toThrow('LAMPSTAND_SERVER');
  });
});

describe('settings', () => {
  it('reads back what was set', () => {
    const settings = createSettings(new Map<string, unknown>());
    expect(settings.get('window')).toBeUndefined();
    settings.set('window', { width: 800, height: 600, isMaximized: false });
    settings.set('serverAddress', 'https://a.example');
    expect(settings.get('window')).toEqual({ width: 800, height: 600, isMaximized: false });
    expect(settings.get('serverAddress')).toBe('https://a.example');
  });

  it.each([
    null,
    'a',
    [],
    {},
    { width: '800', height: 600, isMaximized: false },
    { width: NaN, height: 1, isMaximized: false },
    { width: 1e9, height: 1, isMaximized: true },
  ])('treats %j as unset, without losing other values', (value) => {
    const settings = createSettings(
      new Map<string, unknown>([
        ['window', value],
        ['serverAddress', 'https://a.example'],
      ]),
    );
    expect(settings.get('window')).toBeUndefined();
    expect(settings.get('serverAddress')).toBe('https://a.example');
  });
});
