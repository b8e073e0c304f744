import { afterEach, describe, expect, it } from 'vitest';
import { localDay } from '../daily.ts';
import { dailyVerseIndex } from './dailyVerse.ts';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

describe('dailyVerseIndex', () => {
  it('is the same for a date in every time zone', () => {
    for (const place of ['Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Pago_Pago']) {
      process.env['TZ'] = place;
      const day = localDay(new Date(2026, 10, 23, 23, 30));
      expect([day, dailyVerseIndex(day, 121)]).toEqual(['2026-11-23', 20]);
    }
  });

  it.each([1, 2, 3, 7, 60, 121])('gives each of %i its day before any comes again', (count) => {
    const round = Array.from({ length: count }, (_, at) =>
      dailyVerseIndex(new Date(Date.UTC(1999, 11, 20 + at)).toISOString().slice(0, 10), count),
    );
    expect(new Set(round).size).toBe(count);
    expect(Math.min(...round)).toBe(0);
  });

  it('is 0 where there is nothing to choose from', () => {
    expect(dailyVerseIndex('2026-11-23', 0)).toBe(0);
  });
});
