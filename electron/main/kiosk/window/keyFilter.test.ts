import { describe, expect, it } from 'vitest';
import { isAllowedKey } from './keyFilter.ts';

describe('the key filter', () => {
  const press = (key: string, modifiers = '') => ({
    key,
    control: modifiers.includes('c'),
    alt: modifiers.includes('a'),
    shift: modifiers.includes('s'),
    meta: modifiers.includes('m'),
  });

  it.each([
    'a',
    'Z',
    'é',
    'ß',
    '中',
    '1',
    ' ',
    '’',
    '@',
    'Enter',
    'Backspace',
    'Tab',
    'ArrowLeft',
    'Home',
    'Shift',
    'Dead',
  ])('passes %j', (key) => expect(isAllowedKey(press(key, key === 'Z' ? 's' : ''))).toBe(true));

  it('passes what is written with AltGr', () => {
    expect([...'@€{}[]\\~|µ'].every((key) => isAllowedKey(press(key, 'ca')))).toBe(true);
  });

  it.each<[string, string]>([
    ...[...'abcdefghijklmnopqrstuvwxyz0123456789+-=,.'].flatMap((key): [string, string][] => [
      [key, 'c'],
      [key.toUpperCase(), 'cs'],
      [key, 'm'],
      [key, 'a'],
    ]),
    ['t', 'ca'],
    ['Delete', 'ca'],
    ['Tab', 'a'],
    ['Tab', 'c'],
    ['F4', 'a'],
    ['ArrowLeft', 'a'],
    ['Home', 'a'],
    ['Backspace', 'c'],
    ['I', 'csm'],
    ...['F1', 'F3', 'F5', 'F6', 'F11', 'F12', 'Escape', 'ContextMenu', 'PrintScreen', 'Meta', 'Control', 'Alt', 'BrowserBack', 'BrowserHome',
      'BrowserSearch', 'LaunchApplication1', 'MediaPlayPause', 'Insert', 'Pause', 'ScrollLock', 'Help', 'Power', 'Eject', ''].map(
      (key): [string, string] => [key, ''],
    ), // oxfmt-ignore
  ])('blocks %j with %j', (key, modifiers) => expect(isAllowedKey(press(key, modifiers))).toBe(false));
});
