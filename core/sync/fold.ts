import type { NewPrayer, Prayer, PrayerEdit } from '../contract/journal.ts';
import { applyChange } from './view.ts';
import type { Change, PendingItem } from './types.ts';

/** What a writer sends of a prayer. */
export const asWritten = (prayer: Prayer): NewPrayer => ({
  title: prayer.title,
  content: prayer.content,
  category: prayer.category,
  tags: prayer.tags,
  createdAt: prayer.createdAt,
  answeredAt: prayer.answeredAt,
  answerStory: prayer.answerStory,
  updates: prayer.updates,
});

/** Two edits as one: the later word stands, and what was added and taken out again is neither. */
export const mergeEdits = (first: PrayerEdit, second: PrayerEdit): PrayerEdit => {
  const gone = new Set(second.removeUpdates);
  const merged: PrayerEdit = { ...first, ...defined(second) };
  if (first.addUpdates ?? second.addUpdates)
    merged.addUpdates = [...(first.addUpdates ?? []).filter(({ id }) => !gone.has(id)), ...(second.addUpdates ?? [])];
  if (first.removeUpdates ?? second.removeUpdates)
    merged.removeUpdates = [...new Set([...(first.removeUpdates ?? []), ...gone])];
  if (first.dropConflicts ?? second.dropConflicts)
    merged.dropConflicts = [...new Set([...(first.dropConflicts ?? []), ...(second.dropConflicts ?? [])])];
  return merged;
};

const defined = (edit: PrayerEdit): PrayerEdit =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));

/**
 * The pending changes of one prayer as a single one, null when nothing remains. Only for a prayer whose first pending
 * change the server has refused: then none of them is stored, and one corrected change can take their place.
 */
export const foldChanges = (items: readonly PendingItem[], prayerId: string): Change | null => {
  const [first] = items;
  if (!first) return null;
  const last = items.at(-1)?.data;
  if (first.data.kind === 'create') {
    const prayer = items.reduce(applyChange, null);
    // The server never had it, so there is nothing to delete there.
    if (!prayer || prayer.deletedAt !== null) return null;
    return { kind: 'create', prayerId, prayer: asWritten(prayer) };
  }
  const { seen } = first.data;
  if (last?.kind === 'delete') return { kind: 'delete', prayerId, seen };
  const edits = items.flatMap(({ data }) => (data.kind === 'edit' ? [data.set] : []));
  const set = edits.reduce(mergeEdits, {});
  if (items.some(({ data }) => data.kind === 'delete')) set.restore = true;
  return { kind: 'edit', prayerId, seen, set };
};
