import { cachedKey } from '../journal/cachedKeys.ts';
import { timestampOf, type Clock } from './backoff.ts';
import type { SyncCursor } from './protocol.ts';
import type { Batch, PrayerStore } from '../journal/store.ts';
import { cachedRow, type CachedContent } from '../journal/types.ts';

// Where a device stands in an owner's change feed is a row of `cachedContent`, written with what it stands for.

const keyOf = (owner: string): string => cachedKey('cursor', owner);

export const readCursor = async (store: PrayerStore, owner: string): Promise<SyncCursor> => {
  const data = (await store.cached(keyOf(owner)))?.data as Partial<SyncCursor> | null | undefined;
  const cursor = Number.isSafeInteger(data?.cursor) ? (data?.cursor ?? 0) : 0;
  return { cursor, seen: Number.isSafeInteger(data?.seen) ? Math.max(cursor, data?.seen ?? 0) : cursor };
};

export const cursorRow = (clock: Clock, owner: string, cursor: SyncCursor): CachedContent =>
  cachedRow(keyOf(owner), owner, timestampOf(clock), cursor);

/** The part of a batch that moves the cursor on. Once stored, a cursor must not outlive the prayers it stands for. */
export const advanceCursor = (
  clock: Clock,
  owner: string,
  from: SyncCursor,
  to: SyncCursor,
): Pick<Batch, 'cache' | 'requireCached'> => ({
  cache: [cursorRow(clock, owner, to)],
  ...(from.cursor > 0 && { requireCached: keyOf(owner) }),
});
