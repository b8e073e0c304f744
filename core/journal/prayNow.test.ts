import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prayNow } from './prayNow.ts';

const prayer = (id: string, createdAt: string, answeredAt: string | null = null) => ({
  id,
  createdAt,
  answeredAt,
  category: 'personal',
});

describe('prayNow', () => {
  const days = Array.from({ length: 30 }, (_, n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10));

  it('gives every prayer its turn over 30 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 10 }), (many, count) => {
        const prayers = Array.from({ length: many }, (_, n) => prayer(`p${n}`, '2026-01-01T00:00:00Z'));
        const prayedAt = new Map<string, number>();
        const times = new Map(prayers.map(({ id }) => [id, 0]));
        for (const [at, day] of days.entries()) {
          const chosen = prayNow(prayers, prayedAt, day, count);
          expect(new Set(chosen).size).toBe(Math.min(count, many));
          for (const [index, { id }] of chosen.entries()) {
            times.set(id, (times.get(id) ?? 0) + 1);
            // One after the other, as in a session.
            prayedAt.set(id, at * 86_400_000 + index * 60_000);
          }
        }
        expect(Math.max(...times.values()) - Math.min(...times.values())).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('brings new ones first, lets answered ones rest, and stays the same all day', () => {
    const prayers = [
      prayer('old', '2026-01-01T00:00:00Z'),
      prayer('done', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'),
      prayer('new', '2026-11-19T00:00:00Z'),
    ];
    const prayedAt = new Map([
      ['old', 5],
      ['done', 1],
    ]);
    expect(prayNow(prayers, prayedAt, '2026-11-20', 1).map(({ id }) => id)).toEqual(['new']);
    expect(prayNow(prayers, prayedAt, '2026-11-20', 9).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(prayNow(prayers, prayedAt, '2026-11-20', 9)).toEqual(
      prayNow([...prayers].reverse(), prayedAt, '2026-11-20', 9),
    );
  });

  it('of one category brings its own alone', () => {
    const prayers = ['a', 'b', 'c'].map((id) => prayer(id, '2026-01-01T00:00:00Z'));
    const family = [...prayers, { ...prayer('d', '2026-01-01T00:00:00Z'), category: 'family' }];
    expect(prayNow(family, new Map(), '2026-11-20', 9, 'family').map(({ id }) => id)).toEqual(['d']);
    expect(prayNow(family, new Map(), '2026-11-20', 9)).toHaveLength(4);
    expect(prayNow(family, new Map(), '2026-11-20', 9, 'work')).toEqual([]);
  });

  it('mixes the order from day to day', () => {
    const prayers = Array.from({ length: 6 }, (_, n) => prayer(`p${n}`, '2026-01-01T00:00:00Z'));
    expect(
      new Set(
        days.map((day) =>
          prayNow(prayers, new Map(), day, 6)
            .map(({ id }) => id)
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(20);
  });
});
