import { describe, expect, it } from 'vitest';
import { cached, create, edit, ids, item, stored } from '../../../core/sync/testing/conformanceRows.ts';
import type { CachedContent, PendingItem, StoredPrayer } from '../../../core/journal/types.ts';
import { toSnapshotRow, emptyMetadata, type Snapshot } from '../store/snapshot.ts';
import { missingRows } from './merge.ts';

const checksum = Buffer.alloc(16);
const snapshotOf = (
  pending: readonly PendingItem[] = [],
  prayers: readonly StoredPrayer[] = [],
  content: readonly CachedContent[] = [],
): Snapshot => ({
  pendingPrayers: new Map(pending.map((row) => [row.id, toSnapshotRow('pendingPrayers', row, checksum)])),
  userPrayers: new Map(prayers.map((row) => [row.id, toSnapshotRow('userPrayers', row, checksum)])),
  cachedContent: new Map(content.map((row) => [row.key, toSnapshotRow('cachedContent', row, checksum)])),
  metadata: { ...emptyMetadata },
  needsEncryption: false,
});
const waiting = (
  id: string,
  order: number,
  change = create(id),
  parked: PendingItem['parked'] = null,
): PendingItem => ({
  ...item(id, 'ann', change),
  order,
  parked,
});
const at = (row: CachedContent, timestamp: number): CachedContent => ({ ...row, timestamp });

describe('missingRows', () => {
  it('gives pending changes that are not here, in their order, with why they were parked', () => {
    const parked = { code: 'bad_request', reason: 'Too long.', at: 5 };
    const there = snapshotOf([waiting('c', 9), waiting('a', 3), waiting('e', 5, edit('p'), parked)]);
    const batch = missingRows(snapshotOf([waiting('a', 1)]), there);
    expect(ids(batch.add ?? [])).toEqual(['e', 'c']);
    expect(batch.park).toEqual([{ id: 'e', parked }]);
  });

  it('leaves out a pending prayer that either state has from the server', () => {
    expect(missingRows(snapshotOf([], [stored('a')]), snapshotOf([waiting('a', 1)])).add).toEqual([]);
    expect(missingRows(snapshotOf(), snapshotOf([waiting('a', 1)], [stored('a')])).add).toEqual([]);
  });

  it('gives the later revision of a prayer, and never that of another owner', () => {
    const here = snapshotOf([], [stored('old', 'ann', 1), stored('new', 'ann', 3), stored('of-ben', 'ben', 1)]);
    const there = snapshotOf([], [stored('old', 'ann', 2), stored('new', 'ann', 2), stored('of-ben', 'ann', 9)]);
    expect(ids(missingRows(here, there).put ?? [])).toEqual(['old']);
  });

  it('gives the later draft, no row about the journal itself, and resets the cursor', () => {
    const here = [
      at(cached('draft:ann', 'ann', 'here'), 2),
      at(cached('prayed:ann', 'ann', 'here'), 1),
      cached('changes:ann', 'ann', 7),
    ];
    const there = [at(cached('draft:ann', 'ann', 'there'), 1), at(cached('prayed:ann', 'ann', 'there'), 2), cached('changes:ann', 'ann', 9), cached('journal:notice', null, 1)]; // oxfmt-ignore
    const batch = missingRows(snapshotOf([], [], here), snapshotOf([], [], there));
    expect(batch.cache?.map(({ key, data }) => [key, data])).toEqual([
      ['prayed:ann', 'there'],
      ['changes:ann', null],
    ]);
  });

  it('given a lock in one of the two, then it gives the lock: it may be what opens rows of the other', () => {
    const lock = at(cached('vault:ann', null, { pin: 1 }), 1);
    const off = at(cached('vault:ann', null, null), 2);
    const newer = at(cached('vault:ann', null, { pin: 2 }), 3);
    const taken = (here: CachedContent[], there: CachedContent[]) =>
      missingRows(snapshotOf([], [], here), snapshotOf([], [], there)).cache?.map(({ data }) => data);
    expect(taken([off], [lock])).toEqual([{ pin: 1 }]);
    expect(taken([], [lock])).toEqual([{ pin: 1 }]);
    expect(taken([lock], [off])).toEqual([]);
    expect(taken([lock], [newer])).toEqual([{ pin: 2 }]);
    expect(taken([newer], [lock])).toEqual([]);
  });
});
