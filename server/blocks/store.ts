import type { BlockKind } from '../../core/contract/blocks.ts';
import { first, query, type Queries, type RowOf } from '../db/db.ts';

/** Most people that one person blocks or mutes. */
export const MAX_BLOCKS = 1000;

export type BlockRow = RowOf<'blocks', 'other_id' | 'created_at', { created_at: number }> &
  RowOf<'users', 'nickname'> & { kind: BlockKind };

/** Whom a person blocked or muted, the latest first. */
export const listBlocks = (userId: string): Queries<BlockRow[]> =>
  query<BlockRow>(
    `SELECT b.other_id, b.created_at, u.nickname, b.kind FROM blocks b JOIN users u ON u.id = b.other_id
     WHERE b.user_id = ? ORDER BY b.created_at DESC, b.other_id LIMIT ${MAX_BLOCKS}`,
    userId,
  );

export function* countBlocks(userId: string): Queries<number> {
  const row = yield* first(query<{ count: number }>('SELECT count(*) AS count FROM blocks WHERE user_id = ?', userId));
  return row?.count ?? 0;
}

/** Adds a block, or changes the kind of the one that is there. */
export const putBlock = (userId: string, otherId: string, kind: BlockKind, now: number): Queries<unknown> =>
  query(
    `INSERT INTO blocks (user_id, other_id, kind, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, other_id) DO UPDATE SET kind = excluded.kind`,
    userId,
    otherId,
    kind,
    now,
  );

/** What stands between a person and another, by the first one's wish. */
export const findBlock = (userId: string, otherId: string): Queries<BlockKind | undefined> =>
  kindOf(query<KindRow>('SELECT kind FROM blocks WHERE user_id = ? AND other_id = ?', userId, otherId));

/** Gives what it was; undefined when there was none. */
export const removeBlock = (userId: string, otherId: string): Queries<BlockKind | undefined> =>
  kindOf(query<KindRow>('DELETE FROM blocks WHERE user_id = ? AND other_id = ? RETURNING kind', userId, otherId));

type KindRow = Pick<BlockRow, 'kind'>;

function* kindOf(rows: Queries<KindRow[]>): Queries<BlockKind | undefined> {
  return (yield* first(rows))?.kind;
}

/** Of a person, and of others against that person. */
export function* removeAllBlocks(userId: string): Queries<void> {
  yield* query('DELETE FROM blocks WHERE user_id = ?', userId);
  yield* query('DELETE FROM blocks WHERE other_id = ?', userId);
}
