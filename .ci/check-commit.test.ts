import { expect, test } from 'vitest';
import { judgeSubject } from './check-commit.ts';

test.each([
  'Add a limit to the search',
  'Bring the journal back from its archive',
  'Embed the font',
  'Process mails in order',
  "Merge branch 'wt-server'",
  `Say ${'a'.repeat(67)}`,
])('passes "%s"', (subject) => {
  expect(judgeSubject(subject)).toBeNull();
});

test.each([
  [`Say ${'a'.repeat(68)}`, 'at most 71'],
  ['add a limit', 'capital'],
  ['docs: say more', 'capital'],
  ['Add a limit.', 'full stop'],
  ['Added a limit', 'as an order'],
  ['Adding a limit', 'as an order'],
  ['Adds a limit', 'as an order'],
])('refuses "%s": %s', (subject, says) => {
  expect(judgeSubject(subject)).toContain(says);
});
