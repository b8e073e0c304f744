import { describe, expect, it } from 'vitest';
import { cached, create, edit, ids, item, stored } from '../../../core/sync/testing/conformanceRows.ts';
import type { CachedContent, PendingItem, StoredPrayer } from '../../../core/journal/types.ts';
import { toSnapshotRow, emptyMetadata, type Snapshot } from '../store/snapshot.ts';
import { missingRows } from './merge.ts';

const mark = Buffer.alloc(16);
const snapshotOf = (
  pending: readonly PendingItem[] = [],
  prayers: readonly StoredPrayer[] = [],
  content: readonly CachedContent[] = [],
): Snapshot => ({
  pendingPrayers: new Map(pending.map((row) => [row.id, toSnapshotRow('pendingPrayers', row, mark)])),
  userPrayers: new Map(prayers.map((row) => [row.id, toSnapshotRow('userPrayers', row, mark)])),
  cachedContent: new Map(content.map((row) => [row.key, toSnapshotRow('cachedContent', row, mark)])),
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

describe('what a journal lacks of another state of itself', () => {
  it('is what waits and is not here, in its order, with what it was parked for', () => {
    const parked = { code: 'bad_request', reason: 'Too long.', at: 5 };
    const there = snapshotOf([waiting('c', 9), waiting('a', 3), waiting('e', 5, edit('p'), parked)]);
    const batch = missingRows(snapshotOf([waiting('a', 1)]), there);
    expect(ids(batch.add ?? [])).toEqual(['e', 'c']);
    expect(batch.park).toEqual([{ id: 'e', parked }]);
  });

  it('is no prayer that waits there and is settled in either', () => {
    expect(missingRows(snapshotOf([], [stored('a')]), snapshotOf([waiting('a', 1)])).add).toEqual([]);
    expect(missingRows(snapshotOf(), snapshotOf([waiting('a', 1)], [stored('a')])).add).toEqual([]);
  });

  it('is the later word of the server, and never that of somebody else', () => {
    const here = snapshotOf([], [stored('old', 'ann', 1), stored('new', 'ann', 3), stored('of-ben', 'ben', 1)]);
    const there = snapshotOf([], [stored('old', 'ann', 2), stored('new', 'ann', 2), stored('of-ben', 'ann', 9)]);
    expect(ids(missingRows(here, there).put ?? [])).toEqual(['old']);
  });

  it('is the later draft, no word of the database about itself, and no place in the server’s feed', () => {
    const here = [
      at(cached('draft:ann', 'ann', 'here'), 2),
      at(cached('prayed:ann', 'ann', 'here'), 1),
      cached('changes:ann', 'ann', 7),
    ];
    const there = [at(cached('draft:ann', 'ann', 'there'), 1), at(cached('prayed:ann', 'ann', 'there'), 2), cached('changes:ann', 'ann', 9), cached('journal:notice', null, 1)]; // prettier-ignore
    const batch = missingRows(snapshotOf([], [], here), snapshotOf([], [], there));
    expect(batch.cache?.map(({ key, data }) => [key, data])).toEqual([
      ['prayed:ann', 'there'],
      ['changes:ann', null],
    ]);
  });

  it('is a lock, where one of the two has none: it may be what opens rows of the other', () => {
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
