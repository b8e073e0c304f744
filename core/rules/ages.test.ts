import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAdult, isMinor, isOldEnough, latestBirthDate, maySetOwnBirthDate } from './ages.ts';

const at = (day: string, time = '12:00:00.000') => Date.parse(`${day}T${time}Z`);

describe('isOldEnough', () => {
  it.each([
    ['2013-11-20', '2026-11-20', true],
    ['2013-11-21', '2026-11-20', false],
    ['2012-02-29', '2025-02-28', false],
    ['2012-02-29', '2025-03-01', true],
    ['2015-02-28', '2028-02-29', true],
    ['2015-03-01', '2028-02-29', false],
    ['2015-03-01', '2028-03-01', true],
    ['2013-12-31', '2026-12-31', true],
    ['2014-01-01', '2026-12-31', false],
    ['1900-01-01', '2026-11-20', true],
    ['2027-01-01', '2026-11-20', false],
  ])('born %s, on %s: %s', (birthDate, today, expected) => {
    expect(isOldEnough(birthDate, at(today))).toBe(expected);
  });

  it('goes by the UTC day, to the millisecond', () => {
    expect(isOldEnough('2013-11-20', at('2026-11-19', '23:59:59.999'))).toBe(false);
    expect(isOldEnough('2013-11-20', at('2026-11-20', '00:00:00.000'))).toBe(true);
  });

  it('agrees with counting birthdays, on every day of a century', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }),
        fc.date({ min: new Date('2003-01-01'), max: new Date('2074-12-31'), noInvalidDate: true }),
        (birth, today) => {
          const birthday = Date.UTC(birth.getUTCFullYear() + 13, birth.getUTCMonth(), birth.getUTCDate());
          return isOldEnough(birth.toISOString().slice(0, 10), today.getTime()) === birthday <= today.getTime();
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe('latestBirthDate', () => {
  it('is the last day the picker offers', () => {
    expect(latestBirthDate(at('2026-11-20'))).toBe('2013-11-20');
    expect(latestBirthDate(at('2028-02-29'))).toBe('2015-02-28');
  });
});

describe('isAdult', () => {
  it.each([
    ['2008-11-20', '2026-11-20', true],
    ['2008-11-21', '2026-11-20', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1900-01-01', '2026-11-20', true],
  ])('born %s, on %s: %s', (birthDate, today, expected) => {
    expect(isAdult(birthDate, at(today))).toBe(expected);
    expect(isMinor(birthDate, at(today))).toBe(!expected);
  });

  it('goes by the UTC day, to the millisecond', () => {
    expect(isAdult('2008-11-20', at('2026-11-19', '23:59:59.999'))).toBe(false);
    expect(isAdult('2008-11-20', at('2026-11-20', '00:00:00.000'))).toBe(true);
  });
});

describe('maySetOwnBirthDate', () => {
  it.each([
    ['2012-06-01', '2011-06-01', true],
    ['2012-06-01', '2013-01-01', true],
    ['2012-06-01', '2012-06-01', true],
    ['2009-01-01', '2009-01-01', true],
    ['2009-01-01', '2009-02-01', true],
    ['2012-06-01', '2009-01-01', false],
    ['2009-01-02', '2009-01-01', false],
    ['2012-06-01', '1990-01-01', false],
    ['1990-01-01', '2012-06-01', false],
    ['1990-01-01', '2008-11-20', true],
    ['1990-01-01', '2008-11-21', false],
  ])('from %s to %s: %s', (before, after, may) => {
    expect(maySetOwnBirthDate(before, after, at('2026-11-20'))).toBe(may);
  });
});
