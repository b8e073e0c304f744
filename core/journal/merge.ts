import type { Prayer } from '../contract/journal.ts';
import type { StoredPrayer } from './types.ts';

/**
 * Of two things the server said of one prayer the later one stands. So the order in which answers and pages of the change
 * feed come in does not matter, and neither does how often: texts meet on the server, never here.
 */
const newerOf = (one: Prayer, other: Prayer): Prayer => (other.revision > one.revision ? other : one);

export const toStored = (prayer: Prayer): StoredPrayer => ({
  id: prayer.id,
  owner: prayer.userId,
  version: 1,
  createdAt: prayer.createdAt,
  prayer,
});

/** The rows to write, given what is stored: those that say something new. */
export const mergeIncoming = (stored: readonly StoredPrayer[], incoming: readonly Prayer[]): StoredPrayer[] => {
  const known = new Map(stored.map((row) => [row.id, row.prayer]));
  const changed = new Map<string, StoredPrayer>();
  for (const prayer of incoming) {
    const before = known.get(prayer.id);
    const after = before ? newerOf(before, prayer) : prayer;
    if (after === before) continue;
    known.set(prayer.id, after);
    changed.set(prayer.id, toStored(after));
  }
  return [...changed.values()];
};
