import type { NewPrayer, Prayer, PrayerEdit } from '../contract/journal.ts';
import { applyChange } from './entries.ts';
import type { PrayerChange, PrayerItem, Seen } from './types.ts';

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
const mergeEdits = (first: PrayerEdit, second: PrayerEdit): PrayerEdit => {
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

/** The texts that a chain of changes takes the place of: those its last one saw, or what these stood for in turn. */
const seenByAll = (items: readonly PrayerItem[], first: Seen): Seen => {
  const seenBy = new Map(items.map(({ id, data }) => [id, data.kind === 'create' ? null : data.seen]));
  const back = (of: 'words' | 'answer', id: string | null): string | null => {
    const earlier = id === null ? undefined : seenBy.get(id);
    return earlier ? back(of, earlier[of]) : id;
  };
  const lastWith = (isOne: (set: PrayerEdit) => boolean) =>
    items.flatMap(({ data }) => (data.kind === 'edit' && isOne(data.set) ? [data.seen] : [])).at(-1) ?? first;
  const words = lastWith(({ title, content }) => title !== undefined || content !== undefined).words;
  const answer = lastWith(
    ({ answeredAt, answerStory }) => answeredAt !== undefined || answerStory !== undefined,
  ).answer;
  return { ...first, words: back('words', words) ?? words, answer: back('answer', answer) };
};

const defined = (edit: PrayerEdit): PrayerEdit =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));

/**
 * The pending changes of one prayer as a single one, null when nothing remains. Only for a prayer whose first pending
 * change the server has refused: then none of them is stored, and one corrected change can take their place.
 */
export const squashChanges = (items: readonly PrayerItem[], prayerId: string): PrayerChange | null => {
  const [first] = items;
  if (!first) return null;
  const last = items.at(-1)?.data;
  if (first.data.kind === 'create') {
    const prayer = items.reduce(applyChange, null);
    // The server never had it, so there is nothing to delete there.
    if (!prayer || prayer.deletedAt !== null) return null;
    return { kind: 'create', prayerId, prayer: asWritten(prayer) };
  }
  const seen = seenByAll(items, first.data.seen);
  if (last?.kind === 'delete') return { kind: 'delete', prayerId, seen };
  const edits = items.flatMap(({ data }) => (data.kind === 'edit' ? [data.set] : []));
  const set = edits.reduce(mergeEdits, {});
  if (items.some(({ data }) => data.kind === 'delete')) set.restore = true;
  return { kind: 'edit', prayerId, seen, set };
};
