import type { Codec } from './codec.ts';
import type { Connection } from './connection.ts';
import {
  aadOf,
  emptyTables,
  isPhotoRow,
  isPrayerRow,
  METADATA_ID,
  toSnapshotRow,
  xorInto,
  type JournalMetadata,
  type Snapshot,
  type SnapshotRow,
  type SnapshotTable,
  type Table,
  type TableRows,
} from './snapshot.ts';

type Statements = ReturnType<typeof prepareStatements>;

export const prepareStatements = (db: Connection) => {
  const both = (table: Table) => ({
    put: db.prepare<[id: string, checksum: Buffer, body: Buffer]>(
      `INSERT INTO ${table} VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET mark = excluded.mark, body = excluded.body`,
    ),
    delete: db.prepare<[id: string]>(`DELETE FROM ${table} WHERE id = ?`),
  });
  return {
    pendingPrayers: both('pendingPrayers'),
    userPrayers: both('userPrayers'),
    cachedContent: both('cachedContent'),
  };
};

/** Encodes and writes a row. Gives its checksum. */
export const writeRow = (statements: Statements, codec: Codec, table: Table, id: string, json: string): Buffer => {
  const { checksum, body } = codec.encode(aadOf(table, id), json);
  statements[table].put.run(id, checksum, body);
  return checksum;
};

/** Null for a row that is deleted. */
type Written<T extends Table> = SnapshotRow<TableRows[T]> | null;

type RowChange = readonly [table: Table, id: string, row: Written<Table>];

const applyChanges = (snapshot: Snapshot, changes: readonly RowChange[]): void => {
  for (const [table, id, row] of changes) {
    const rows = snapshot[table] as SnapshotTable<Table>;
    if (row) rows.set(id, row);
    else rows.delete(id);
  }
};

/** The prayer that a row is about. */
const prayerIdOf: { [T in Table]: (row: TableRows[T]) => string | null } = {
  pendingPrayers: ({ data }) => (data.kind === 'post' ? null : data.prayerId),
  userPrayers: ({ id }) => id,
  cachedContent: () => null,
};

export type Transaction = ReturnType<typeof createTransaction>;

/** The rows of one transaction, written as they come; reads see them. */
export const createTransaction = (before: Snapshot, codec: Codec, statements: Statements) => {
  const written: { [T in Table]: Map<string, Written<T>> } = emptyTables();
  const changes: RowChange[] = [];
  const touched = new Set<string>();
  const sum = Buffer.from(before.metadata.marks, 'hex');
  let { order, prayers } = before.metadata;

  const get = <T extends Table>(table: T, id: string): SnapshotRow<TableRows[T]> | undefined => {
    const row = (written[table] as Map<string, Written<T>>).get(id);
    return row === undefined ? (before[table] as SnapshotTable<T>).get(id) : (row ?? undefined);
  };
  const change = (table: Table, id: string, row: Written<Table>): void => {
    const old = get(table, id);
    if (old) xorInto(sum, old.checksum);
    if (row) xorInto(sum, row.checksum);
    prayers += Number(row !== null && isPrayerRow(row)) - Number(old !== undefined && isPrayerRow(old));
    (written[table] as Map<string, Written<Table>>).set(id, row);
    changes.push([table, id, row]);
  };
  const touch = <T extends Table>(table: T, value: TableRows[T]): void => {
    const id = prayerIdOf[table](value);
    if (id !== null) touched.add(id);
  };

  return {
    before,
    /** The prayers that it is about. */
    touched,
    nextOrder: () => ++order,
    get,
    put<T extends Table>(table: T, id: string, value: TableRows[T]): void {
      const json = JSON.stringify(value);
      const checksum = writeRow(statements, codec, table, id, json);
      // As the disk has it: nobody outside holds an object of the snapshot.
      const row = toSnapshotRow(table, JSON.parse(json), checksum);
      change(table, id, isPhotoRow(table, id) ? { ...row, value: null } : row);
      touch(table, value);
    },
    remove<T extends Table>(table: T, id: string): void {
      const row = get(table, id);
      if (!row) return;
      statements[table].delete.run(id);
      change(table, id, null);
      if (row.value) touch(table, row.value);
    },
    /** Writes the metadata. The result applies the changes to the snapshot and gives its new metadata; null when there are none. */
    finish(): (() => JournalMetadata) | null {
      if (changes.length === 0) return null;
      const metadata = { commits: before.metadata.commits + 1, order, marks: sum.toString('hex'), prayers };
      writeRow(statements, codec, 'cachedContent', METADATA_ID, JSON.stringify(metadata));
      return () => {
        before.metadata = metadata;
        applyChanges(before, changes);
        return metadata;
      };
    },
  };
};
