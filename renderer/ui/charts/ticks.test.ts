import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tickLabel, topOf } from './ticks.ts';

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [21, 30],
  [61, 80],
  [283, 300],
  [100, 100],
  [101, 200],
  [999_999, 1_000_000],
])('an axis for %d ends at %d', (highest, top) => expect(topOf(highest)).toBe(top));

it('ends at an even number that holds everything, and leaves no more than half of the room empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (highest) => {
      const top = topOf(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top % 2).toBe(0);
      expect(top).toBeLessThanOrEqual(Math.max(2, highest * 2));
    }),
  );
});

it('shortens large numbers', () => {
  expect(tickLabel(4)).toBe('4');
  expect(tickLabel(20_000)).toBe('20K');
});
