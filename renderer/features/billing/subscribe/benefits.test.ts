import { expect, it } from 'vitest';
import { benefitsOf } from './benefits.ts';

it.each([
  [6, '6 searches a day'],
  [1, '1 search a day'],
  [null, 'Unlimited Guidance'],
])('with %s searches a day Premium is said to give %j', (daily, title) => {
  const words = JSON.stringify(benefitsOf(daily));
  expect(benefitsOf(daily)[0]?.title).toBe(title);
  expect(/unlimited/i.test(words)).toBe(daily === null);
});
