import { expect, it } from 'vitest';
import { guessCountry } from './country.ts';

// oxfmt-ignore
const known = [
  'US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'MX', 'ES', 'PT', 'BR', 'FR', 'DE', 'AT', 'CH', 'KR', 'CN', 'TW', 'HK', 'PH', 'RU',
];

it.each([
  ['America/New_York', ['en-US'], 'US'],
  ['America/Indiana/Knox', ['es-MX'], 'US'],
  ['America/Toronto', ['en-US'], 'CA'],
  ['Europe/London', ['en-US'], 'GB'],
  ['Europe/Dublin', ['en-GB'], 'IE'],
  ['Australia/Perth', ['en'], 'AU'],
  ['Pacific/Auckland', ['en'], 'NZ'],
  ['Europe/Berlin', ['en-US'], 'DE'],
  ['America/Sao_Paulo', ['pt-BR', 'en-US'], 'BR'],
  ['America/Tijuana', ['en-US'], 'MX'],
  ['Atlantic/Canary', ['de-DE'], 'ES'],
  ['Atlantic/Azores', ['pt-PT'], 'PT'],
  ['Europe/Paris', ['en-GB'], 'FR'],
  ['Europe/Vienna', ['de'], 'AT'],
  ['Europe/Zurich', ['fr-CH'], 'CH'],
  ['Asia/Seoul', ['en-US'], 'KR'],
  ['Asia/Urumqi', ['zh-CN'], 'CN'],
  ['Asia/Taipei', ['zh-TW'], 'TW'],
  ['Asia/Hong_Kong', ['en-HK'], 'HK'],
  ['Asia/Manila', ['fil-PH'], 'PH'],
  ['Asia/Vladivostok', ['ru-RU'], 'RU'],
  ['Europe/Oslo', ['en-US'], null],
  ['America/Bogota', ['es-MX'], null],
  ['UTC', ['en-NZ', 'en-US'], 'NZ'],
  ['UTC', ['de'], null],
  ['UTC', ['zh-Hant-TW'], 'TW'],
  ['', [], null],
])('%s and %j is %s', (zone, languages, country) => {
  expect(guessCountry(zone, languages, known)).toBe(country);
});

it.each([
  ['', ['de'], 'AT', 'AT'],
  ['UTC', [], 'GB', 'GB'],
  ['UTC', ['en-NZ'], 'GB', 'NZ'],
  ['UTC', ['en-NG'], 'GB', null],
  ['Europe/Oslo', ['en'], 'GB', null],
  ['Europe/Dublin', ['en'], 'GB', 'IE'],
  ['UTC', ['en'], 'NG', null],
])('given %s and %j in a church of %s, is %s', (zone, languages, church, country) => {
  expect(guessCountry(zone, languages, known, church)).toBe(country);
});
