import type { JournalEntry } from '../../../../core/journal/entries.ts';

export interface Row {
  entry: JournalEntry;
  gone: boolean;
}

/** Deleted prayers keep their place until the person leaves, with the way back. */
export const withDeleted = (entries: readonly JournalEntry[], deleted: ReadonlyMap<string, JournalEntry>): Row[] => {
  const rows: Row[] = entries.map((entry) => ({ entry, gone: deleted.has(entry.prayer.id) }));
  const there = new Set(entries.map(({ prayer }) => prayer.id));
  for (const [id, entry] of deleted) if (!there.has(id)) rows.push({ entry, gone: true });
  return rows.sort((one, other) => order(other) - order(one));
};

const order = ({ entry }: Row): number => Date.parse(entry.prayer.createdAt);
