import fc from 'fast-check';
import { expect, it } from 'vitest';
import { waited } from './waited.ts';

it.each([
  ['2026-11-23', '2026-11-23', 'on the same day'],
  ['2026-11-23', '2026-11-24', 'after a day'],
  ['2026-11-23', '2026-11-29', 'after six days'],
  ['2026-11-23', '2026-11-30', 'after a week'],
  ['2026-11-23', '2026-12-22', 'after four weeks'],
  ['2026-11-23', '2026-12-23', 'after a month'],
  ['2026-01-31', '2026-02-28', 'after a month'],
  ['2026-08-23', '2026-11-23', 'after three months'],
  ['2025-11-24', '2026-11-23', 'after eleven months'],
  ['2025-11-23', '2026-11-23', 'after a year'],
  ['2024-02-29', '2025-02-28', 'after a year'],
  ['2024-03-01', '2026-11-23', 'after two years'],
  ['2006-11-23', '2026-11-23', 'after 20 years'],
  ['2026-11-24', '2026-11-23', null],
  ['', '2026-11-23', null],
])('from %s to %s: %s', (from, to, words) => expect(waited(from, to)).toBe(words));

it('has words for every span', () =>
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(40_000), (start, days) => {
      const at = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
      expect(waited(at(start), at(start + days))).toMatch(
        /^(on the same day|after (a (day|week|month|year)|([a-z]+|[1-9]\d+) (day|week|month|year)s))$/,
      );
    }),
  ));
