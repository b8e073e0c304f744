import { expect, it } from 'vitest';
import { splitEmails, wrongEmail } from './emails.ts';

it('splits addresses on commas, trims them and drops empty ones', () => {
  expect(splitEmails(' ruth@example.org, ,naomi@example.org,')).toEqual(['ruth@example.org', 'naomi@example.org']);
  expect(splitEmails(' , ')).toEqual([]);
});

it.each([
  [['ruth@example.org'], undefined],
  [['ruth@example.org', 'naomi'], 'naomi'],
  [['a b@example.org'], 'a b@example.org'],
  [['@'], '@'],
])('finds in %j the first that is no address: %s', (emails, wrong) => {
  expect(wrongEmail(emails)).toBe(wrong);
});
