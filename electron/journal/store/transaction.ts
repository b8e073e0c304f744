import type { Statement } from 'better-sqlite3';
import type { Codec } from './codec.ts';
import type { Connection } from './connection.ts';
import {
  aadOf,
  isPrayerRow,
  METADATA_ID,
  toSnapshotRow,
  xorInto,
  type Snapshot,
  type SnapshotRow,
  type SnapshotTable,
  type Table,
  type TableRows,
} from './snapshot.ts';

export type Statements = Record<
  Table,
  { put: Statement<[id: string, checksum: Buffer, body: Buffer]>; delete: Statement<[id: string]> }
>;

export const prepareStatements = (db: Connection): Statements => {
  const both = (table: Table) => ({
    put: db.prepare<[string, Buffer, Buffer]>(
      `INSERT INTO ${table} VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET mark = excluded.mark, body = excluded.body`,
    ),
    delete: db.prepare<[string]>(`DELETE FROM ${table} WHERE id = ?`),
  });
  return {
    pendingPrayers: both('pendingPrayers'),
    userPrayers: both('userPrayers'),
    cachedContent: both('cachedContent'),
  };
};

/** Null for a row that is deleted. */
type Written<T extends Table> = SnapshotRow<TableRows[T]> | null;

/** The rows of one transaction, written as they come; reads see them. */
export class Transaction {
  readonly before: Snapshot;
  /** The prayers that it is about. */
  readonly touched = new Set<string>();
  order: number;
  private prayers: number;
  private readonly changes: [Table, string, Written<Table>][] = [];
  private readonly written: Record<Table, Map<string, Written<Table>>>;
  private readonly codec: Codec;
  private readonly statements: Statements;
  private readonly sum: Buffer;

  constructor(before: Snapshot, codec: Codec, statements: Statements) {
    this.before = before;
    this.order = before.metadata.order;
    this.prayers = before.metadata.prayers;
    this.codec = codec;
    this.statements = statements;
    this.sum = Buffer.from(before.metadata.marks, 'hex');
    this.written = { pendingPrayers: new Map(), userPrayers: new Map(), cachedContent: new Map() };
  }

  get<T extends Table>(table: T, id: string): SnapshotRow<TableRows[T]> | undefined {
    const written = this.written[table].get(id) as Written<T> | undefined;
    if (written !== undefined) return written ?? undefined;
    return (this.before[table] as SnapshotTable<T>).get(id);
  }

  put<T extends Table>(table: T, id: string, value: TableRows[T]): void {
    const json = JSON.stringify(value);
    const { checksum, body } = this.codec.encode(aadOf(table, id), json);
    this.statements[table].put.run(id, checksum, body);
    // As the disk has it: nobody outside holds an object of the snapshot.
    this.change(table, id, toSnapshotRow(table, JSON.parse(json), checksum));
    this.touch(table, value);
  }

  remove(table: Table, id: string): void {
    const row = this.get(table, id);
    if (!row) return;
    this.statements[table].delete.run(id);
    this.change(table, id, null);
    if (row.value) this.touch(table, row.value);
  }

  /** Writes the metadata. The result applies the changes to the snapshot; null when there are none. */
  finish(): (() => void) | null {
    if (this.changes.length === 0) return null;
    const metadata = {
      commits: this.before.metadata.commits + 1,
      order: this.order,
      marks: this.sum.toString('hex'),
      prayers: this.prayers,
    };
    const { checksum, body } = this.codec.encode(aadOf('cachedContent', METADATA_ID), JSON.stringify(metadata));
    this.statements.cachedContent.put.run(METADATA_ID, checksum, body);
    return () => {
      this.before.metadata = metadata;
      for (const [table, id, row] of this.changes) {
        const rows = this.before[table] as SnapshotTable<Table>;
        if (row) rows.set(id, row);
        else rows.delete(id);
      }
    };
  }

  private change(table: Table, id: string, row: Written<Table>): void {
    const old = this.get(table, id);
    if (old) xorInto(this.sum, old.checksum);
    if (row) xorInto(this.sum, row.checksum);
    this.prayers += Number(row !== null && isPrayerRow(row)) - Number(old !== undefined && isPrayerRow(old));
    this.written[table].set(id, row);
    this.changes.push([table, id, row]);
  }

  private touch(table: Table, value: TableRows[Table]): void {
    if (table === 'pendingPrayers') this.touched.add((value as TableRows['pendingPrayers']).data.prayerId);
    if (table === 'userPrayers') this.touched.add((value as TableRows['userPrayers']).id);
  }
}
