import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayByKey, firstDayOfWeek, weeksOf } from './days.ts';

describe('the days of the calendar', () => {
  it('go on over months, years and changes of clocks', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    const year = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
    expect(new Set(year).size).toBe(365);
    expect(year.at(-1)).toBe('2026-12-31');
  });

  it('have a month end on its last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('stand in weeks that begin on Sunday or on Monday', () => {
    expect(weeksOf('2026-11', 0).map((week) => week[0])).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ]);
    expect(weeksOf('2026-11', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeksOf('2026-02', 0)).toHaveLength(4);
    expect(weeksOf('2026-11', 1).flat().filter(Boolean)).toHaveLength(30);
  });

  it.each([
    ['ArrowLeft', '2026-11-03'],
    ['ArrowRight', '2026-11-05'],
    ['ArrowUp', '2026-10-28'],
    ['ArrowDown', '2026-11-11'],
    ['Home', '2026-11-02'],
    ['End', '2026-11-08'],
    ['PageUp', '2026-10-04'],
    ['PageDown', '2026-12-04'],
    ['a', null],
  ])('%s leads from a Wednesday to %s', (key, wanted) => {
    expect(dayByKey('2026-11-04', key, 1)).toBe(wanted);
  });

  it('begin the week as the language does', () => {
    expect(firstDayOfWeek('en-US')).toBe(0);
    expect(firstDayOfWeek('de-DE')).toBe(1);
  });
});
