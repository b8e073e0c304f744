import { describe, expect, it } from 'vitest';
import { dailyIndex, localDay } from './daily.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, offset) => localDay(new Date(2026, 0, 1 + offset, 12)));

describe('localDay', () => {
  it('is the local day, whatever the day in UTC', () => {
    expect(localDay(new Date(2026, 1, 3, 0, 0, 1))).toBe('2026-02-03');
    expect(localDay(new Date(2026, 10, 30, 23, 59, 59))).toBe('2026-11-30');
  });
});

describe('dailyIndex', () => {
  it('gives the same index for the same day and id', () => {
    expect(dailyIndex('2026-11-20', 'anger', 'note', 5)).toBe(dailyIndex('2026-11-20', 'anger', 'note', 5));
  });

  it('gives what earlier versions gave', () => {
    expect(dailyIndex('2026-11-20', 'anger', 'note', 1000)).toBe(412);
    expect(dailyIndex('2026-11-20', 'anger', 'prayer', 1000)).toBe(267);
  });

  it('shows every text about equally often over two years', () => {
    for (const count of [3, 5]) {
      const seen = Array.from({ length: count }, () => 0);
      for (const day of days(730)) {
        const index = dailyIndex(day, 'anxiety', 'note', count);
        seen[index] = (seen[index] ?? 0) + 1;
      }
      for (const times of seen) expect(times).toBeGreaterThan((730 / count) * 0.75);
    }
  });

  it('chooses note and prayer independently of each other', () => {
    const same = days(300).filter(
      (day) => dailyIndex(day, 'pride', 'note', 3) === dailyIndex(day, 'pride', 'prayer', 3),
    );
    expect(same.length).toBeGreaterThan(60);
    expect(same.length).toBeLessThan(140);
  });

  it('is 0 when there is nothing to choose from', () => {
    expect(dailyIndex('2026-11-20', 'anger', 'prayer', 0)).toBe(0);
  });
});
