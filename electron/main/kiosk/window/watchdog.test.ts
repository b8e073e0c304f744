import { expect, it } from 'vitest';
import { CHECK_INTERVAL, createReloadDelay, defaultTimeouts } from './watchdog.ts';

it('doubles the delay between crashes up to four seconds, and never gives up', () => {
  const clock = { now: 0 };
  const next = createReloadDelay(() => clock.now);
  const waits = Array.from({ length: 8 }, () => next());
  expect(waits).toEqual([300, 600, 1200, 2400, 4000, 4000, 4000, 4000]);
  clock.now += 61_000;
  expect(next()).toBe(300);
});

it('detects a hanging page and reloads it within six seconds', () => {
  expect(CHECK_INTERVAL + defaultTimeouts.answer + createReloadDelay(Date.now)()).toBeLessThan(6000);
});
