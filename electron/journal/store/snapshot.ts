import { cachedKey, isCachedKind } from '../../../core/journal/cachedKeys.ts';
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

/** A row of one of the tables, which are alike. */
export interface DatabaseRow extends EncodedRow {
  id: string;
}

/** A row in memory. One that does not fit (of a later version, say) has no value: it stays where it is, unseen. */
export interface SnapshotRow<T> {
  value: T | null;
  owner: unknown;
  checksum: Buffer;
}
export type SnapshotTable<T extends Table> = Map<string, SnapshotRow<TableRows[T]>>;

/** What the database says of itself, in a row of its own that is written with every commit. Stored under these names. */
export interface JournalMetadata {
  commits: number;
  /** The last place in the outbox's order: an id that comes back must never stand in a place that it had before. */
  order: number;
  /** All other rows' checksums, XORed: tells when a row is missing, or one too many. */
  marks: string;
  prayers: number;
}

/** All rows, decoded: a journal is small, and reading it must not wait for a disk. */
export type Snapshot = { [T in Table]: SnapshotTable<T> } & {
  metadata: JournalMetadata;
  /** Some rows are plain though there is a key now. */
  needsEncryption: boolean;
};

export const emptyTables = () => ({
  pendingPrayers: new Map<string, never>(),
  userPrayers: new Map<string, never>(),
  cachedContent: new Map<string, never>(),
});

export const METADATA_ID = cachedKey('device', 'state');
export const emptyMetadata: JournalMetadata = { commits: 0, order: 0, marks: '0'.repeat(32), prayers: 0 };

export const aadOf = (table: Table, id: string): string => `${table}/${id}`;

export const xorInto = (sum: Buffer, checksum: Buffer): void => {
  for (let index = 0; index < 16; index++) sum[index] = (sum[index] ?? 0) ^ (checksum[index] ?? 0);
};

const fits: { [T in Table]: (row: unknown) => row is TableRows[T] } = {
  pendingPrayers: isPendingItem,
  userPrayers: isStoredPrayer,
  cachedContent: isCachedContent,
};

export const toSnapshotRow = <T extends Table>(
  table: T,
  value: unknown,
  checksum: Buffer,
): SnapshotRow<TableRows[T]> => ({
  value: fits[table](value) ? value : null,
  owner: (value as { owner?: unknown } | null)?.owner,
  checksum,
});

/** Those that fit. */
export const valuesOf = <T>(table: ReadonlyMap<string, SnapshotRow<T>>): T[] => {
  const values: T[] = [];
  for (const { value } of table.values()) if (value) values.push(value);
  return values;
};

/** Whether a row is one of a person's prayers or posts: sent and not deleted, or not sent yet. */
export const isPrayerRow = ({ value }: SnapshotRow<TableRows[Table]>): boolean => {
  if (value === null) return false;
  if ('prayer' in value) return value.prayer.deletedAt === null;
  return 'order' in value && (value.data.kind === 'create' || value.data.kind === 'post');
};

const countPrayers = (...tables: ReadonlyMap<string, SnapshotRow<TableRows[Table]>>[]): number => {
  let count = 0;
  for (const table of tables) for (const row of table.values()) if (isPrayerRow(row)) count++;
  return count;
};

export const selectRows = (db: Connection, table: Table) =>
  db.prepare<[], DatabaseRow>(`SELECT id, mark AS checksum, body FROM ${table}`);

const readTable = <T extends Table>(db: Connection, table: T, codec: Codec, sum: Buffer) => {
  const rows: SnapshotTable<T> = new Map();
  let metadata: unknown = null;
  let needsEncryption = false;
  for (const row of selectRows(db, table).iterate()) {
    const value = codec.decode(aadOf(table, row.id), row);
    needsEncryption ||= codec.needsEncryption(row);
    if (table === 'cachedContent' && row.id === METADATA_ID) {
      metadata = value;
      continue;
    }
    rows.set(row.id, toSnapshotRow(table, value, row.checksum));
    xorInto(sum, row.checksum);
  }
  return { rows, metadata, needsEncryption };
};

/** Reads and verifies every row. Throws DamagedRow when one is not as it was written, is missing, or is one too many. */
export const readSnapshot = (db: Connection, codec: Codec): Snapshot => {
  const sum = Buffer.alloc(16);
  const pending = readTable(db, 'pendingPrayers', codec, sum);
  const prayers = readTable(db, 'userPrayers', codec, sum);
  const cached = readTable(db, 'cachedContent', codec, sum);
  const metadata = (cached.metadata as JournalMetadata | null) ?? emptyMetadata;
  if (metadata.marks !== sum.toString('hex')) throw new DamagedRow('rows are missing, or too many');
  return {
    pendingPrayers: pending.rows,
    userPrayers: prayers.rows,
    cachedContent: cached.rows,
    metadata: { ...metadata, prayers: countPrayers(pending.rows, prayers.rows) },
    needsEncryption: pending.needsEncryption || prayers.needsEncryption || cached.needsEncryption,
  };
};

/** Photos are large: memory holds that they are there, and the disk the rest. */
export const isPhotoRow = (table: Table, key: string): boolean =>
  table === 'cachedContent' && (isCachedKind('photo', { key }) || isCachedKind('unsentPhoto', { key }));

/** The same snapshot, for a store that lives as long as the app. */
export const withoutPhotos = (snapshot: Snapshot): Snapshot => {
  for (const [key, row] of snapshot.cachedContent) if (isPhotoRow('cachedContent', key)) row.value = null;
  return snapshot;
};

/** One row, from the disk. Throws DamagedRow. */
export const readCached = (db: Connection, codec: Codec, key: string): CachedContent | null => {
  const row = db
    .prepare<[string], DatabaseRow>('SELECT id, mark AS checksum, body FROM cachedContent WHERE id = ?')
    .get(key);
  const value = row && codec.decode(aadOf('cachedContent', key), row);
  return isCachedContent(value) ? value : null;
};

/** Those of the salvaged rows whose checksum is right. Of two with the same id, the later one. */
export const verifiedRows = (salvaged: Iterable<DatabaseRow>, codec: Codec): Snapshot => {
  const snapshot: Snapshot = { ...emptyTables(), metadata: { ...emptyMetadata }, needsEncryption: false };
  const decoded = (table: Table, row: DatabaseRow) => {
    try {
      return toSnapshotRow(table, codec.decode(aadOf(table, row.id), row), row.checksum);
    } catch {
      // Not a row of this table.
      return null;
    }
  };
  for (const row of salvaged) {
    if (row.id === METADATA_ID) continue;
    for (const table of tableNames) {
      const found = decoded(table, row);
      if (found) (snapshot[table] as SnapshotTable<Table>).set(row.id, found);
    }
  }
  return snapshot;
};
