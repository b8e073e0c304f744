import { isCachedContent, isPendingItem, isStoredPrayer } from '../../core/sync/guards.ts';
import type { CachedContent, PendingItem, StoredPrayer } from '../../core/sync/types.ts';
import { DamagedRow, type Codec, type Encoded } from './codec.ts';
import type { Connection } from './connection.ts';

export interface Rows {
  pendingPrayers: PendingItem;
  userPrayers: StoredPrayer;
  cachedContent: CachedContent;
}
export type Table = keyof Rows;
export const tableNames = ['pendingPrayers', 'userPrayers', 'cachedContent'] as const satisfies readonly Table[];

/** A row in memory. One that does not fit (of a later version, say) has none: it stays where it is, unseen. */
export interface Kept<T> {
  row: T | null;
  owner: unknown;
  mark: Buffer;
}

/**
 * What the database says of itself, written with every commit: how many there were, the last place in the outbox's order
 * (an id that comes back must never stand in a place that it had before), and the sum of all rows' marks.
 */
export interface State {
  commits: number;
  order: number;
  marks: string;
}

/** All rows, decoded: a journal is small, and reading it must not wait for a disk. */
export type Image = { [T in Table]: Map<string, Kept<Rows[T]>> } & { state: State };

export const STATE = 'journal:state';
export const noState: State = { commits: 0, order: 0, marks: '0'.repeat(32) };

export const placeOf = (table: Table, id: string): string => `${table}/${id}`;

export const addMarks = (sum: Buffer, mark: Buffer): void => {
  for (let index = 0; index < 16; index++) sum[index] = (sum[index] ?? 0) ^ (mark[index] ?? 0);
};

const fits: { [T in Table]: (row: unknown) => row is Rows[T] } = {
  pendingPrayers: isPendingItem,
  userPrayers: isStoredPrayer,
  cachedContent: isCachedContent,
};

export const keep = <T extends Table>(table: T, row: unknown, mark: Buffer): Kept<Rows[T]> => ({
  row: fits[table](row) ? row : null,
  owner: (row as { owner?: unknown } | null)?.owner,
  mark,
});

/** What may be wrong with a row: the caller ends the reading, or goes on without it. */
export type OnDamage = (error: unknown) => void;

interface Reading {
  codec: Codec;
  sum: Buffer;
  onDamage: OnDamage;
  order?: 'ASC' | 'DESC';
}

const readTable = <T extends Table>(db: Connection, table: T, { codec, sum, onDamage, order = 'ASC' }: Reading) => {
  const kept = new Map<string, Kept<Rows[T]>>();
  let state: unknown = null;
  try {
    const all = db.prepare<[], Encoded & { id: string }>(`SELECT id, mark, body FROM ${table} ORDER BY id ${order}`);
    for (const { id, ...encoded } of all.iterate()) {
      try {
        const row = codec.decode(placeOf(table, id), encoded);
        if (table === 'cachedContent' && id === STATE) {
          state = row;
          continue;
        }
        kept.set(id, keep(table, row, encoded.mark));
        addMarks(sum, encoded.mark);
      } catch (error) {
        onDamage(error);
      }
    }
  } catch (error) {
    onDamage(error);
  }
  return { kept, state };
};

/** Reads every row and proves it. Throws DamagedRow when one is not as it was written, is missing, or is one too many. */
export const readImage = (db: Connection, codec: Codec): Image => {
  const onDamage = (error: unknown) => {
    throw error;
  };
  const reading = { codec, onDamage, sum: Buffer.alloc(16) };
  const { kept: pendingPrayers } = readTable(db, 'pendingPrayers', reading);
  const { kept: userPrayers } = readTable(db, 'userPrayers', reading);
  const { kept: cachedContent, state } = readTable(db, 'cachedContent', reading);
  const said = (state as State | null) ?? { ...noState };
  if (said.marks !== reading.sum.toString('hex')) throw new DamagedRow('rows are missing, or too many');
  return { pendingPrayers, userPrayers, cachedContent, state: said };
};

/** Reads what can be read of a damaged database, from both its ends: only rows that prove themselves. */
export const rescue = (db: Connection, codec: Codec): Image => {
  const reading = { codec, onDamage: () => undefined, sum: Buffer.alloc(16) };
  const both = <T extends Table>(table: T) =>
    new Map((['ASC', 'DESC'] as const).flatMap((order) => [...readTable(db, table, { ...reading, order }).kept]));
  return {
    pendingPrayers: both('pendingPrayers'),
    userPrayers: both('userPrayers'),
    cachedContent: both('cachedContent'),
    state: { ...noState },
  };
};
