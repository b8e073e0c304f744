import { expect, it } from 'vitest';
import { jobWords, momentWords, nextWords } from './momentWords.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

it.each([
  [0, 'just now'],
  [-1, '1 second ago'],
  [-59, '59 seconds ago'],
  [-180, '3 minutes ago'],
  [-3600, '1 hour ago'],
  [-86_400 * 3, '3 days ago'],
  [90, 'in 1 minute'],
  [7200, 'in 2 hours'],
])('says of a moment %i seconds away: %s', (seconds, words) => {
  expect(momentWords(at(seconds), now)).toBe(words);
});

it('says how a job went', () => {
  const job = { name: 'remove images', nextAt: null, ok: true };
  expect(jobWords({ ...job, lastStartedAt: null, lastEndedAt: null }, now)).toBe('has not run yet');
  expect(jobWords({ ...job, lastStartedAt: at(-181), lastEndedAt: at(-180) }, now)).toBe('ran 3 minutes ago');
  expect(jobWords({ ...job, ok: false, lastStartedAt: at(-181), lastEndedAt: at(-180) }, now)).toBe(
    'failed 3 minutes ago',
  );
  expect(jobWords({ ...job, lastStartedAt: at(-60), lastEndedAt: at(-180) }, now)).toBe('running, began 1 minute ago');
});

it('says when a job comes next, and nothing of the past', () => {
  expect(nextWords(at(7200), now)).toBe('in 2 hours');
  expect(nextWords(at(-7), now)).toBe('now');
  expect(nextWords(null, now)).toBe('–');
});
