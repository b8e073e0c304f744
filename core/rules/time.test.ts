import { expect, it } from 'vitest';
import { agoLabel } from './time.ts';

const MINUTE = 60_000;

it.each([
  [0, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1m ago'],
  [60 * MINUTE - 1, '59m ago'],
  [60 * MINUTE, '1h ago'],
  [-MINUTE, 'just now'],
])('says of what is %i ms old: %s', (age, label) => {
  expect(agoLabel(1e12 - age, 1e12)).toBe(label);
});
