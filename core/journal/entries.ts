import type { Prayer } from '../contract/journal.ts';
import { newPrayer, seenIn, applyDelete, applyEdit, applyPhoto } from './conflictRules.ts';
import {
  isJournalItem,
  isPhotoItem,
  isPrayerItem,
  type ItemState,
  type PendingItem,
  type PhotoItem,
  type PrayerItem,
  type Seen,
  type StoredPrayer,
} from './types.ts';

/** A prayer as its owner sees it on this device: what the server said, with everything not sent yet on top. */
export interface JournalEntry {
  prayer: Prayer;
  state: ItemState;
  /** Why it needs them, when it does. */
  reason: string | null;
  /** Why its photo does, when that alone is refused. */
  photoReason: string | null;
  /** Hand this to `edit` and `remove`: what the person had before them when they began to write. */
  seen: Seen;
}

/** What a change makes of a prayer, by the same rules as the server's. A change alone shows what it holds. */
export const applyChange = (before: Prayer | null, item: PrayerItem): Prayer | null => {
  const at = new Date(item.timestamp).toISOString();
  const context = { changeId: item.id, revision: before?.revision ?? 0, at };
  const { data } = item;
  if (data.kind === 'create') return before ?? newPrayer(data.prayerId, item.owner, data.prayer, context);
  if (data.kind === 'delete') return before && applyDelete(before, data.seen, context).prayer;
  return applyEdit(before ?? emptyPrayer(item.owner, data.prayerId, data.seen, at), data.set, data.seen, context)
    .prayer;
};

/** What putting a photo on a prayer, or taking it off, makes of it. */
export const applyPhotoItem = (
  before: Prayer,
  { id: changeId, timestamp, data: { photo, photoId } }: PhotoItem,
): Prayer => {
  const { revision } = before;
  return applyPhoto(before, photo, photoId, { changeId, revision, at: new Date(timestamp).toISOString() }).prayer;
};

/** The base of a change whose prayer is not on the device (after a logout that kept the outbox). */
const emptyPrayer = (owner: string, id: string, { words, answer }: Seen, at: string): Prayer => {
  const nothing = { title: '', content: '', category: '', tags: [], answeredAt: null, answerStory: null, updates: [] };
  const prayer = newPrayer(id, owner, { ...nothing, createdAt: at }, { changeId: id, revision: 0, at });
  return { ...prayer, wordsId: words, answerId: answer };
};

/** Where what waits of one thing stands. */
export const stateOf = (items: readonly PendingItem[], sending: ReadonlySet<string>): ItemState => {
  if (items.some(({ parked }) => parked)) return 'needs_you';
  if (items.some(({ id }) => sending.has(id))) return 'sending';
  return items.length > 0 ? 'saved_here' : 'safe';
};

/** The journal of one owner, newest first, deleted prayers left out. `sending`: ids of the items on their way. */
export const journalEntries = (
  stored: readonly StoredPrayer[],
  pending: readonly PendingItem[],
  sending: ReadonlySet<string> = new Set(),
): JournalEntry[] => {
  const items = new Map<string, (PrayerItem | PhotoItem)[]>();
  for (const item of pending.filter(isJournalItem)) {
    const list = items.get(item.data.prayerId);
    if (list) list.push(item);
    else items.set(item.data.prayerId, [item]);
  }
  const bases = new Map(stored.map((row) => [row.id, row.prayer]));
  const entries: JournalEntry[] = [];
  for (const id of new Set([...bases.keys(), ...items.keys()])) {
    const entry = entryOf(bases.get(id) ?? null, items.get(id) ?? [], sending);
    if (entry) entries.push(entry);
  }
  return entries.sort(byNewest);
};

/** Null for a prayer that is deleted, or of which nothing is here. */
const entryOf = (
  base: Prayer | null,
  items: readonly (PrayerItem | PhotoItem)[],
  sending: ReadonlySet<string>,
): JournalEntry | null => {
  const words = items.filter(isPrayerItem);
  const photos = items.filter(isPhotoItem);
  const written = words.reduce(applyChange, base);
  if (!written || written.deletedAt !== null) return null;
  const prayer = photos.reduce(applyPhotoItem, written);
  return {
    prayer,
    state: stateOf(items, sending),
    reason: reasonOf(words),
    photoReason: reasonOf(photos),
    seen: seenIn(prayer),
  };
};

const reasonOf = (items: readonly PendingItem[]): string | null =>
  items.find(({ parked }) => parked)?.parked?.reason ?? null;

/** The order of the journal. */
export const byNewest = (
  { prayer: one }: Pick<JournalEntry, 'prayer'>,
  { prayer: other }: Pick<JournalEntry, 'prayer'>,
) => compare(other.createdAt, one.createdAt) || compare(other.id, one.id);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
