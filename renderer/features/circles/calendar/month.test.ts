import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, firstDayOfWeek, weeksOf } from './month.ts';

it('fills up the first and the last week with days of the neighbours', () => {
  const weeks = weeksOf({ year: 2026, month: 1 }, 1);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.map(({ key }) => key)).toEqual([
    '2026-01-26',
    '2026-01-27',
    '2026-01-28',
    '2026-01-29',
    '2026-01-30',
    '2026-01-31',
    '2026-02-01',
  ]);
  expect(weeks[0]?.map(({ inMonth }) => inMonth)).toEqual([false, false, false, false, false, false, true]);
});

it('has four weeks where the month fills them', () => {
  expect(weeksOf({ year: 2026, month: 1 }, 0)).toHaveLength(4);
});

it('has each day of a month once, in weeks of seven that begin with the day asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1970, max: 2200 }),
      fc.integer({ min: 0, max: 11 }),
      fc.nat(6),
      (year, month, from) => {
        const weeks = weeksOf({ year, month }, from);
        const own = weeks.flat().filter(({ inMonth }) => inMonth);
        expect(own.map(({ day }) => day)).toEqual(own.map((_, at) => at + 1));
        expect(own).toHaveLength(new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(new Date(week[0]?.key ?? '').getUTCDay()).toBe(from);
          expect(week.some(({ inMonth }) => inMonth)).toBe(true);
        }
      },
    ),
  );
});

it('goes over the turn of the year', () => {
  expect(addMonths({ year: 2026, month: 11 }, 1)).toEqual({ year: 2027, month: 0 });
  expect(addMonths({ year: 2026, month: 0 }, -1)).toEqual({ year: 2025, month: 11 });
});

it.each([
  ['en-US', 0],
  ['de-DE', 1],
])('begins the week in %s with day %i', (language, day) => {
  expect(firstDayOfWeek(language)).toBe(day);
});
