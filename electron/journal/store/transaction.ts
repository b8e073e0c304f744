import type { Statement } from 'better-sqlite3';
import type { Codec } from './codec.ts';
import type { Connection } from './connection.ts';
import {
  xorInto,
  isPrayerRow,
  toSnapshotRow,
  additionalDataOf,
  METADATA_ID,
  type Snapshot,
  type SnapshotRow,
  type TableRows,
  type Table,
} from './snapshot.ts';

export type Statements = Record<
  Table,
  { put: Statement<[id: string, mark: Buffer, body: Buffer]>; delete: Statement<[id: string]> }
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

/** The rows of one transaction, written as they come; reads see them. */
export class Transaction {
  readonly before: Snapshot;
  readonly touched = new Set<string>();
  order: number;
  private prayers: number;
  private readonly changes: [Table, string, SnapshotRow<TableRows[Table]> | null][] = [];
  private readonly staged: Record<Table, Map<string, SnapshotRow<TableRows[Table]> | null>>;
  private readonly codec: Codec;
  private readonly statements: Statements;
  private readonly marks: Buffer;

  constructor(before: Snapshot, codec: Codec, statements: Statements) {
    this.before = before;
    this.order = before.metadata.order;
    this.prayers = before.metadata.prayers;
    this.codec = codec;
    this.statements = statements;
    this.marks = Buffer.from(before.metadata.marks, 'hex');
    this.staged = { pendingPrayers: new Map(), userPrayers: new Map(), cachedContent: new Map() };
  }

  get<T extends Table>(table: T, id: string): SnapshotRow<TableRows[T]> | undefined {
    const staged = this.staged[table].get(id) as SnapshotRow<TableRows[T]> | null | undefined;
    if (staged !== undefined) return staged ?? undefined;
    return (this.before[table] as Map<string, SnapshotRow<TableRows[T]>>).get(id);
  }

  put<T extends Table>(table: T, id: string, row: TableRows[T]): void {
    const json = JSON.stringify(row);
    const { mark, body } = this.codec.encode(additionalDataOf(table, id), json);
    this.statements[table].put.run(id, mark, body);
    // As the disk has it: nobody holds a part of what is kept.
    this.change(table, id, toSnapshotRow(table, JSON.parse(json), mark));
    this.touch(table, row);
  }

  remove(table: Table, id: string): void {
    const kept = this.get(table, id);
    if (!kept) return;
    this.statements[table].delete.run(id);
    this.change(table, id, null);
    if (kept.value) this.touch(table, kept.value);
  }

  /** Writes what the database says of itself. The result brings memory in step; null when nothing was changed. */
  finish(): (() => void) | null {
    if (this.changes.length === 0) return null;
    const state = {
      commits: this.before.metadata.commits + 1,
      order: this.order,
      marks: this.marks.toString('hex'),
      prayers: this.prayers,
    };
    const { mark, body } = this.codec.encode(additionalDataOf('cachedContent', METADATA_ID), JSON.stringify(state));
    this.statements.cachedContent.put.run(METADATA_ID, mark, body);
    return () => {
      this.before.metadata = state;
      for (const [table, id, kept] of this.changes) {
        const rows = this.before[table] as Map<string, SnapshotRow<TableRows[Table]>>;
        if (kept) rows.set(id, kept);
        else rows.delete(id);
      }
    };
  }

  private change(table: Table, id: string, kept: SnapshotRow<TableRows[Table]> | null): void {
    const old = this.get(table, id);
    if (old) xorInto(this.marks, old.mark);
    if (kept) xorInto(this.marks, kept.mark);
    this.prayers += Number(kept !== null && isPrayerRow(kept)) - Number(old !== undefined && isPrayerRow(old));
    this.staged[table].set(id, kept);
    this.changes.push([table, id, kept]);
  }

  private touch(table: Table, row: TableRows[Table]): void {
    if (table === 'pendingPrayers') this.touched.add((row as TableRows['pendingPrayers']).data.prayerId);
    if (table === 'userPrayers') this.touched.add((row as TableRows['userPrayers']).id);
  }
}
