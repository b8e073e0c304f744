import { describe, expect, it } from 'vitest';
import { badgeOf, syncedLabel, type Connectivity } from './connectivity.ts';

const NOW = 1_800_000_000_000;
const calm: Connectivity = { online: true, wasOffline: false, pending: 0, posts: 0, justSynced: false, lastSync: null };
const badge = (change: Partial<Connectivity>) => badgeOf({ ...calm, ...change }, NOW);

describe('the offline badge', () => {
  it.each<[string, Partial<Connectivity>, ReturnType<typeof badge>]>([
    ['is hidden when all is calm', {}, null],
    ['is hidden long after a sync too', { lastSync: NOW - 5000 }, null],
    ['says offline', { online: false }, { title: 'Offline mode', line: 'Your prayers will sync when connected' }],
    [
      'says offline whatever waits, and when the last sync was',
      { online: false, pending: 3, lastSync: NOW - 7_200_000 },
      { title: 'Offline mode', line: 'Your prayers will sync when connected', synced: 'Synced 2 hours ago' },
    ],
    [
      'says that posts wait too',
      { online: false, pending: 2, posts: 1 },
      { title: 'Offline mode', line: 'Your prayers and posts will sync when connected' },
    ],
    ['counts one', { pending: 1 }, { title: 'Syncing 1 item...' }],
    ['counts several', { pending: 3, wasOffline: true }, { title: 'Syncing 3 items...' }],
    ['says that the network is back', { wasOffline: true }, { title: 'Back online' }],
    [
      'says that all is sent',
      { justSynced: true, lastSync: NOW - 1 },
      { title: 'Connected', synced: 'Synced just now' },
    ],
  ])('%s', (_, change, expected) => {
    expect(badge(change)).toEqual(expected);
  });
});

it.each([
  [0, 'just now'],
  [29_999, 'just now'],
  [30_000, '30 seconds ago'],
  [59_999, '59 seconds ago'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_399_999, '23 hours ago'],
  [86_400_000, 'over a day ago'],
  [-5000, 'just now'],
])('a sync %i ms ago was %s', (age, label) => {
  expect(syncedLabel(NOW - age, NOW)).toBe(label);
});
