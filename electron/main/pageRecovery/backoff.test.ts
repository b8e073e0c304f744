import { expect, it } from 'vitest';
import { createBackoff } from './recover.ts';

it('waits longer after each crash, then gives up', () => {
  const next = createBackoff(() => 0);
  expect([next(), next(), next(), next()]).toEqual([500, 1000, 2000, 4000].map((wait) => ({ action: 'reload', wait })));
  expect(next()).toEqual({ action: 'help', wait: 500 });
  expect(next()).toEqual({ action: 'reload', wait: 500 });
});

it('does not count crashes of long ago', () => {
  let now = 0;
  const next = createBackoff(() => now);
  for (let i = 0; i < 20; i++) {
    expect(next()).toEqual({ action: 'reload', wait: 500 });
    now += 300_000;
  }
});
