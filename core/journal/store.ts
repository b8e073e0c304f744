import type { CachedContent, Parked, PendingItem, StoredPrayer } from './types.ts';

/** What is added to `pendingPrayers`; the store gives it its place in the order. */
export type NewItem = Omit<PendingItem, 'order' | 'parked'>;

/** One change of the store: all of it or nothing. */
export interface Batch {
  /**
   * Items to add, in this order, behind all that are there. Never replaces: throws DuplicateId when the item's id is
   * pending already, or when it is a create and its prayer is in `userPrayers` already (whoever owns it).
   */
  add?: readonly NewItem[];
  /** Items that must still be pending as they were read (by id and order), else ItemGone: another tab has settled them. */
  require?: readonly Pick<PendingItem, 'id' | 'order'>[];
  /**
   * Key of a row of `cachedContent` that must still be there, else CachedGone: what is written follows from it, and a
   * browser may have taken the database away in between.
   */
  requireCached?: string;
  /** Ids of items to take out, before `add`. One that is not there is no fault. */
  remove?: readonly string[];
  /** Prayers to take out of `userPrayers`, before `add`. One that is not there is no fault. */
  drop?: readonly string[];
  /** Items to park, or to take out of parking with null, after `add`. One that is not there is no fault. */
  park?: readonly { id: string; parked: Parked | null }[];
  /** What the server said of prayers; replaces what it said before. Throws DuplicateId when another owner has the id. */
  put?: readonly StoredPrayer[];
  /** Keys of rows of `cachedContent` to take out, before `cache`. One that is not there is no fault. */
  dropCached?: readonly string[];
  /** Replaces by key. */
  cache?: readonly CachedContent[];
}

/**
 * What the outbox keeps on a device: the specification's `pendingPrayers`, `userPrayers` and `cachedContent`
 * (docs/specification.md 1 §3). IndexedDB, SQLite and memory implement it and pass the same conformance suite
 * (core/sync/testing/conformance.ts). Every read is of one owner.
 */
export interface PrayerStore {
  /** Settles once it is durable: on the transaction's completion, with strict durability. Throws StorageFull. */
  commit(batch: Batch): Promise<void>;
  /** In the order of adding, parked ones in their place. */
  pending(owner: string): Promise<PendingItem[]>;
  prayers(owner: string): Promise<StoredPrayer[]>;
  /** Those of these ids that are there and theirs. */
  find(owner: string, ids: readonly string[]): Promise<StoredPrayer[]>;
  cached(key: string): Promise<CachedContent | null>;
  /** The keys of `cachedContent` that begin so, without what is stored under them. */
  cachedKeys(prefix: string): Promise<string[]>;
  /** How many changes wait for each owner: for the sign-out guard, without anybody's text. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /**
   * `synced` takes what the server has, as a sign-out does (docs/decisions.md 15); `everything` also what waits to be sent,
   * and what could not be shared (`outlivesSignOut`).
   */
  clear(owner: string, what: 'synced' | 'everything'): Promise<void>;
  /**
   * Takes what was replaced or deleted off the medium too, as far as the place can. Called while nobody writes; loses
   * nothing, whatever dies in its midst, and never rejects. Absent where nothing stays behind.
   */
  scrub?(): Promise<void>;
}

/** The id is taken. Nothing was stored; try again with a new one. */
export class DuplicateId extends Error {
  override name = 'DuplicateId';
}

/** A required item is no longer pending. Nothing was stored; look again. */
export class ItemGone extends Error {
  override name = 'ItemGone';
}

/** A required row of `cachedContent` is no longer there. Nothing was stored; begin again. */
export class CachedGone extends Error {
  override name = 'CachedGone';
}

/** The device has no room, or refuses to keep anything (private mode). Nothing was stored. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}
