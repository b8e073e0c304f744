import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { retention } from '../../../core/rules/retention.ts';
import { durationLabel } from './durationLabel.ts';
import { retentionGroups } from './retentionRows.ts';

it('every duration of the one table stands on the page, once', () => {
  const shown = retentionGroups.flatMap(({ keys }) => keys);
  expect([...shown].sort()).toEqual(Object.keys(retention).sort());
});

it.each([
  [10 * 60_000, '10 minutes'],
  [60 * 60_000, 'an hour'],
  [72 * 60 * 60_000, '3 days'],
  [24 * 60 * 60_000, 'a day'],
  [365 * 24 * 60 * 60_000, 'a year'],
  [730 * 24 * 60 * 60_000, '2 years'],
])('%i milliseconds are "%s"', (duration, label) => {
  expect(durationLabel(duration)).toBe(label);
});

/** What docs/security.md says of a thing: the row of its table that begins so. */
const rowOf = (text: string, thing: string): string =>
  text.split('\n').find((line) => line.startsWith(`| ${thing} `)) ?? '';

it('docs/security.md says the same', async () => {
  const text = await readFile('docs/security.md', 'utf8');
  const said: [string, (keyof typeof retention)[]][] = [
    ['Searches', ['visitorSearches', 'memberSearches']],
    ['Fingerprint, address', ['daySalt']],
    ['Posts, reactions, circles, events', ['deletedCircle']],
    ['That a post was deleted', ['postTombstone']],
    ['Pictures', ['unusedImage']],
    ['Feedback', ['feedback']],
    ['What staff did', ['audit']],
    ['Prayers', ['deletedPrayer']],
    ['Sessions', ['sessionIdle', 'session']],
    ['Notices', ['readNotice']],
    ['Ids of deleted accounts', ['deletedAccount']],
  ];
  for (const [thing, keys] of said)
    for (const key of keys) expect(rowOf(text, thing), key).toContain(durationLabel(retention[key]));
});
