import { describe, expect, it } from 'vitest';
import { isReminder, nextTime } from './reminder.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

describe('the next reminder', () => {
  // The 20th of November 2026 is a Friday.
  it.each([
    ['later today', { time: '18:00', days: ['FR'] }, at(20, 7), at(20, 18)],
    ['in a week, when the time is over', { time: '06:00', days: ['FR'] }, at(20, 7), at(27, 6)],
    ['on the next day that is named', { time: '06:30', days: ['MO', 'WE'] }, at(20, 7), at(23, 6, 30)],
  ] as const)('is %s', (_, reminder, now, wanted) => {
    expect(nextTime({ ...reminder, here: true }, now)).toEqual(wanted);
  });

  it('is never, when no day is named', () => {
    expect(nextTime({ time: '06:00', days: [], here: true }, at(20, 7))).toBeNull();
  });
});

it('refuses a malformed reminder', () => {
  expect(isReminder({ time: '07:00', days: ['MO'], here: false })).toBe(true);
  for (const other of [null, 7, {}, { time: '7', days: [], here: true }, { time: '07:00', days: ['XX'], here: true }])
    expect(isReminder(other)).toBe(false);
});
