import { cachedKey } from '../journal/cachedKeys.ts';
import { timestampOf, type Clock } from './backoff.ts';
import type { SyncCursor } from './protocol.ts';
import type { Batch, PrayerStore } from '../journal/store.ts';
import { cachedRow, type CachedContent } from '../journal/types.ts';

// Where a device stands in an owner's change feed is a row of `cachedContent`, written with what it stands for.

/** `isStored`: there is a row of it, which goes with what it stands for when somebody clears the journal. */
type StoredCursor = SyncCursor & { isStored: boolean };

const keyOf = (owner: string): string => cachedKey('cursor', owner);

export const readCursor = async (store: PrayerStore, owner: string): Promise<StoredCursor> => {
  const row = await store.cached(keyOf(owner));
  const data = row?.data as Partial<SyncCursor> | null | undefined;
  const cursor = Number.isSafeInteger(data?.cursor) ? (data?.cursor ?? 0) : 0;
  const seen = Number.isSafeInteger(data?.seen) ? Math.max(cursor, data?.seen ?? 0) : cursor;
  return { cursor, seen, isStored: row !== null };
};

export const cursorRow = (clock: Clock, owner: string, { cursor, seen }: SyncCursor): CachedContent =>
  cachedRow(keyOf(owner), owner, timestampOf(clock), { cursor, seen });

/** The part of a batch that moves the cursor on. Once stored, a cursor must not outlive the prayers it stands for. */
export const advanceCursor = (
  clock: Clock,
  owner: string,
  from: StoredCursor,
  to: SyncCursor,
): Pick<Batch, 'cache' | 'requireCached'> => ({
  cache: [cursorRow(clock, owner, to)],
  ...(from.isStored && { requireCached: keyOf(owner) }),
});
