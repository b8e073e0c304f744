import { expect, it } from 'vitest';
import { plansOf } from './plans.ts';

const premium = (daily: number | null | undefined) =>
  plansOf(daily)
    .find(({ name }) => name === 'Premium')
    ?.features.join(', ') ?? '';

it.each([
  [6, '6 searches a day'],
  [1, '1 search a day'],
  [null, 'Unlimited AI guidance'],
  [undefined, 'More AI guidance each day'],
])('with %s searches a day the premium plan says %j', (daily, words) => {
  expect(premium(daily)).toContain(words);
  expect(premium(daily).includes('Unlimited')).toBe(daily === null);
});
