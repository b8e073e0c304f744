import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, onThisDay } from './onThisDay.ts';

const prayer = (id: string, createdAt: string, answeredAt: string | null = null) => ({ id, createdAt, answeredAt });

describe('onThisDay', () => {
  const utc = dayIn('UTC');
  const found = (prayers: ReturnType<typeof prayer>[], today: string, dayOf = utc) =>
    onThisDay(prayers, today, dayOf).map(({ prayer: { id }, what, years }) => `${id} ${what} ${years}`);

  it('remembers what was written and answered on this day of earlier years, the latest first', () => {
    const prayers = [
      prayer('a', '2023-11-20T10:00:00Z'),
      prayer('b', '2025-11-20T23:59:59Z', '2025-11-21T00:00:00Z'),
      prayer('c', '2024-01-01T00:00:00Z', '2025-11-20T00:00:00Z'),
      prayer('today', '2026-11-20T10:00:00Z'),
    ];
    expect(found(prayers, '2026-11-20')).toEqual(['c answered 1', 'b written 1', 'a written 3']);
    expect(found(prayers, '2026-11-21')).toEqual(['b answered 1']);
  });

  it('goes by the day where the person is, also when that is another place than where they wrote', () => {
    const prayers = [prayer('late', '2025-11-20T23:30:00Z')];
    expect(found(prayers, '2026-11-20', dayIn('UTC'))).toHaveLength(1);
    expect(found(prayers, '2026-11-21', dayIn('Europe/Berlin'))).toHaveLength(1);
    expect(found(prayers, '2026-11-20', dayIn('Europe/Berlin'))).toEqual([]);
    expect(found(prayers, '2026-11-20', dayIn('Pacific/Honolulu'))).toHaveLength(1);
    expect(found([prayer('x', '2025-11-20T12:00:00Z')], '2026-11-21', dayIn('Pacific/Kiritimati'))).toHaveLength(1);
  });

  it('remembers 29 February every year', () => {
    const prayers = [prayer('leap', '2024-02-29T12:00:00Z'), prayer('before', '2024-02-28T12:00:00Z')];
    expect(found(prayers, '2025-02-28')).toEqual(['leap written 1', 'before written 1']);
    expect(found(prayers, '2025-03-01')).toEqual([]);
    expect(found(prayers, '2028-02-28')).toEqual(['before written 4']);
    expect(found(prayers, '2028-02-29')).toEqual(['leap written 4']);
    expect(found([prayer('x', '2000-02-29T12:00:00Z')], '2100-02-28')).toEqual(['x written 100']);
  });

  it('takes no harm from a date that is none', () => {
    expect(found([prayer('x', 'nonsense', 'nonsense')], '2026-01-01')).toEqual([]);
  });

  it('shows every prayer exactly once in any later year', () => {
    const day = fc.integer({ min: 0, max: 9000 }).map((n) => new Date(Date.UTC(2000, 0, 1 + n, 12)).toISOString());
    fc.assert(
      fc.property(day, fc.integer({ min: 2026, max: 2040 }), (createdAt, year) => {
        let times = 0;
        for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000)
          times += found([prayer('p', createdAt)], new Date(at).toISOString().slice(0, 10)).length;
        expect(times).toBe(1);
      }),
      { numRuns: 100 },
    );
  });
});
