import { expect, it } from 'vitest';
import { guessCountry } from './country.ts';

const known = ['US', 'GB', 'IE', 'CA', 'AU', 'NZ'];

it.each([
  ['America/New_York', ['en-US'], 'US'],
  ['America/Indiana/Knox', ['es-MX'], 'US'],
  ['America/Toronto', ['en-US'], 'CA'],
  ['Europe/London', ['en-US'], 'GB'],
  ['Europe/Dublin', ['en-GB'], 'IE'],
  ['Australia/Perth', ['en'], 'AU'],
  ['Pacific/Auckland', ['en'], 'NZ'],
  ['Europe/Berlin', ['en-US'], null],
  ['America/Sao_Paulo', ['pt-BR', 'en-US'], null],
  ['UTC', ['en-NZ', 'en-US'], 'NZ'],
  ['UTC', ['de'], null],
  ['', [], null],
])('%s and %j is %s', (zone, languages, country) => {
  expect(guessCountry(zone, languages, known)).toBe(country);
});
