import { describe, expect, it } from 'vitest';
import type { Prayer } from '../../contract/journal.ts';
import { dayIn } from '../onThisDay.ts';
import { prayerToReturn } from './prayerToReturn.ts';

const prayer = (id: string, createdAt: string) => ({ id, createdAt }) as Prayer;
const old = prayer('old', '2026-10-01T08:00:00.000Z');
const ofToday = prayer('today', '2026-11-23T08:00:00.000Z');
const choose = (...[remembered, waiting]: [Parameters<typeof prayerToReturn>[0], Prayer[]]) =>
  prayerToReturn(remembered, waiting, '2026-11-23', dayIn('UTC'));

describe('prayerToReturn', () => {
  it('remembers this day first', () => {
    const remembered = { prayer: prayer('past', '2024-11-23T08:00:00.000Z'), what: 'written', years: 2 } as const;
    expect(choose([remembered], [old])).toEqual({ why: 'on this day', ...remembered });
  });

  it('asks for the one that waited longest, never for one of today', () => {
    expect(choose([], [ofToday, old])).toEqual({ why: 'still open', prayer: old });
    expect(choose([], [ofToday])).toBeNull();
  });
});
