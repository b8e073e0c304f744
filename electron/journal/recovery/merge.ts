import { isCachedKind } from '../../../core/journal/cachedKeys.ts';
import type { Batch } from '../../../core/journal/store.ts';
import type { CachedContent } from '../../../core/journal/types.ts';
import { valuesOf, type Snapshot } from '../store/snapshot.ts';

/**
 * What a journal lacks of another state of itself (a backup, or what could be salvaged of a damaged file): nothing that is
 * there is taken away. Changes that were sent since may wait once more; their ids are keys, so the server has each once.
 * The cursor in the server's feed is forgotten, so that everything is compared with the server again.
 */
export const missingRows = (here: Snapshot, other: Snapshot): Batch => {
  const put = valuesOf(other.userPrayers).filter((row) => {
    const there = here.userPrayers.get(row.id);
    return !there || (there.owner === row.owner && (there.value?.prayer.revision ?? -1) < row.prayer.revision);
  });
  const settled = new Set([...here.userPrayers.keys(), ...put.map(({ id }) => id)]);
  const items = valuesOf(other.pendingPrayers)
    .filter(({ id, data }) => !here.pendingPrayers.has(id) && !(data.kind === 'create' && settled.has(data.prayerId)))
    .sort((one, another) => one.order - another.order);
  return {
    add: items.map(({ order: _order, parked: _parked, ...item }) => item),
    park: items.flatMap(({ id, parked }) => (parked ? [{ id, parked }] : [])),
    put,
    cache: [
      ...valuesOf(other.cachedContent).filter((row) => isWanted(row, here.cachedContent.get(row.key)?.value ?? null)),
      ...valuesOf(here.cachedContent)
        .filter(isCursor)
        .map((row) => ({ ...row, timestamp: 0, data: null })),
    ],
  };
};

/** A person's lock (core/sync/lock/lockRows.ts). */
const isLock = (row: CachedContent): boolean => isCachedKind('lock', row);

const isCursor = (row: CachedContent): boolean => isCachedKind('cursor', row);

const isWanted = (row: CachedContent, there: CachedContent | null): boolean => {
  if (isCachedKind('device', row) || isCursor(row)) return false;
  // A lock that is gone in one state may be what opens rows of the other.
  if (isLock(row) && (row.data === null || there?.data == null)) return row.data !== null;
  return !there || there.timestamp < row.timestamp;
};

/** Rows of the one are encrypted with a key that the other's PIN does not open. */
export class LockConflict extends Error {
  override name = 'LockConflict';
}

/** Each lock's recovery key, by the lock's place in the store. */
const locksIn = (snapshot: Snapshot): Map<string, unknown> =>
  new Map(
    valuesOf(snapshot.cachedContent)
      .filter((row) => isLock(row) && row.data !== null)
      .map(({ key, data }) => [key, (data as { recovery?: { key?: unknown } }).recovery?.key]),
  );

/** Whether somebody has a lock in both, and not the same one: a new PIN leaves it the same, a new lock does not. */
export const locksConflict = (here: Snapshot, other: Snapshot): boolean => {
  const locks = locksIn(here);
  return [...locksIn(other)].some(([place, recoveryKey]) => locks.has(place) && locks.get(place) !== recoveryKey);
};
