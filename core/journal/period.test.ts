import { expect, it } from 'vitest';
import { countByDay, inPeriod, monthsOf, spanOf } from './period.ts';

/** A moment where the tests run, whichever zone that is. */
const at = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

const newestFirst = [
  at(2026, 11, 30, 23, 59),
  at(2026, 11, 3, 0, 0),
  at(2026, 11, 2, 23, 59),
  at(2026, 11, 2),
  at(2026, 10, 31, 23, 59),
  at(2024, 2, 29),
];

it('has days and months begin and end at the midnight of the device', () => {
  expect(spanOf('2026-11')).toEqual({ from: at(2026, 11, 1, 0), until: at(2026, 12, 1, 0) });
  expect(spanOf('2026-12')).toEqual({ from: at(2026, 12, 1, 0), until: at(2027, 1, 1, 0) });
  expect(spanOf('2024-02-29')).toEqual({ from: at(2024, 2, 29, 0), until: at(2024, 3, 1, 0) });
});

it('lists the months that have something, the latest first', () => {
  expect(monthsOf(newestFirst)).toEqual(['2026-11', '2026-10', '2024-02']);
  expect(monthsOf([])).toEqual([]);
});

it('passes over moments that are none', () => {
  expect(monthsOf(['no date', at(2026, 1, 1)])).toEqual(['2026-01']);
});

it('counts what is on each day of one month', () => {
  expect([...countByDay(newestFirst, '2026-11')]).toEqual([
    ['2026-11-30', 1],
    ['2026-11-03', 1],
    ['2026-11-02', 2],
  ]);
  expect(countByDay(newestFirst, '2025-11').size).toBe(0);
});

it.each([
  ['', true],
  ['2026-11', true],
  ['2026-11-02', true],
  ['2026-11-03', false],
  ['2026-12', true],
  ['2026-12-24', true],
  ['2026-10', false],
])('has what was written or answered in %j', (period, wanted) => {
  expect(inPeriod(period)({ createdAt: at(2026, 11, 2), answeredAt: at(2026, 12, 24) })).toBe(wanted);
});
