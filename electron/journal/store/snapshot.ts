import { isCachedContent, isPendingItem, isStoredPrayer } from '../../../core/journal/guards.ts';
import type { CachedContent, PendingItem, StoredPrayer } from '../../../core/journal/types.ts';
import { DamagedRow, type Codec, type EncodedRow } from './codec.ts';
import type { Connection } from './connection.ts';

export interface TableRows {
  pendingPrayers: PendingItem;
  userPrayers: StoredPrayer;
  cachedContent: CachedContent;
}
export type Table = keyof TableRows;
export const tableNames = ['pendingPrayers', 'userPrayers', 'cachedContent'] as const satisfies readonly Table[];

/** A row in memory. One that does not fit (of a later version, say) has none: it stays where it is, unseen. */
export interface SnapshotRow<T> {
  value: T | null;
  owner: unknown;
  mark: Buffer;
}

/**
 * What the database says of itself, written with every commit: how many there were, the last place in the outbox's order
 * (an id that comes back must never stand in a place that it had before), the sum of all rows' marks, and how many prayers
 * they are.
 */
export interface JournalMetadata {
  commits: number;
  order: number;
  marks: string;
  prayers: number;
}

/** All rows, decoded: a journal is small, and reading it must not wait for a disk. */
export type Snapshot = { [T in Table]: Map<string, SnapshotRow<TableRows[T]>> } & {
  metadata: JournalMetadata;
  /** Some rows are not in the form in which the codec writes them. */
  needsEncryption: boolean;
};

export const METADATA_ID = 'journal:state';
export const emptyMetadata: JournalMetadata = { commits: 0, order: 0, marks: '0'.repeat(32), prayers: 0 };

export const additionalDataOf = (table: Table, id: string): string => `${table}/${id}`;

export const xorInto = (sum: Buffer, mark: Buffer): void => {
  for (let index = 0; index < 16; index++) sum[index] = (sum[index] ?? 0) ^ (mark[index] ?? 0);
};

const fits: { [T in Table]: (row: unknown) => row is TableRows[T] } = {
  pendingPrayers: isPendingItem,
  userPrayers: isStoredPrayer,
  cachedContent: isCachedContent,
};

export const toSnapshotRow = <T extends Table>(table: T, row: unknown, mark: Buffer): SnapshotRow<TableRows[T]> => ({
  value: fits[table](row) ? row : null,
  owner: (row as { owner?: unknown } | null)?.owner,
  mark,
});

/** Whether a row is one of a person's prayers: sent and not deleted, or not sent yet. */
export const isPrayerRow = ({ value: row }: SnapshotRow<TableRows[Table]>): boolean => {
  if (row === null) return false;
  if ('prayer' in row) return row.prayer.deletedAt === null;
  return 'order' in row && row.data.kind === 'create';
};

export const countPrayers = ({
  pendingPrayers,
  userPrayers,
}: Pick<Snapshot, 'pendingPrayers' | 'userPrayers'>): number => {
  let count = 0;
  for (const table of [pendingPrayers, userPrayers]) for (const kept of table.values()) if (isPrayerRow(kept)) count++;
  return count;
};

const readTable = <T extends Table>(db: Connection, table: T, codec: Codec, sum: Buffer) => {
  const kept = new Map<string, SnapshotRow<TableRows[T]>>();
  let state: unknown = null;
  let otherForm = false;
  const all = db.prepare<[], EncodedRow & { id: string }>(`SELECT id, mark, body FROM ${table}`);
  for (const { id, ...encoded } of all.iterate()) {
    const row = codec.decode(additionalDataOf(table, id), encoded);
    otherForm ||= !codec.needsEncryption(encoded);
    if (table === 'cachedContent' && id === METADATA_ID) {
      state = row;
      continue;
    }
    kept.set(id, toSnapshotRow(table, row, encoded.mark));
    xorInto(sum, encoded.mark);
  }
  return { kept, state, otherForm };
};

/** Reads every row and proves it. Throws DamagedRow when one is not as it was written, is missing, or is one too many. */
export const readSnapshot = (db: Connection, codec: Codec): Snapshot => {
  const sum = Buffer.alloc(16);
  const pending = readTable(db, 'pendingPrayers', codec, sum);
  const prayers = readTable(db, 'userPrayers', codec, sum);
  const cached = readTable(db, 'cachedContent', codec, sum);
  const state = (cached.state as JournalMetadata | null) ?? { ...emptyMetadata };
  if (state.marks !== sum.toString('hex')) throw new DamagedRow('rows are missing, or too many');
  const otherForm = pending.otherForm || prayers.otherForm || cached.otherForm;
  const rows = { pendingPrayers: pending.kept, userPrayers: prayers.kept, cachedContent: cached.kept };
  return { ...rows, metadata: { ...state, prayers: countPrayers(rows) }, needsEncryption: otherForm };
};

/** Of the rows that somebody found somewhere, those that prove themselves. The later of two that say they are one. */
export const validRows = (rows: Iterable<EncodedRow & { id: string }>, codec: Codec): Snapshot => {
  const snapshot: Snapshot = {
    pendingPrayers: new Map(),
    userPrayers: new Map(),
    cachedContent: new Map(),
    metadata: { ...emptyMetadata },
    needsEncryption: false,
  };
  for (const { id, ...encoded } of rows)
    for (const table of tableNames) {
      try {
        const row = codec.decode(additionalDataOf(table, id), encoded);
        if (id !== METADATA_ID)
          (snapshot[table] as Map<string, SnapshotRow<TableRows[Table]>>).set(
            id,
            toSnapshotRow(table, row, encoded.mark),
          );
      } catch {
        // Not a row of this table.
      }
    }
  return snapshot;
};
