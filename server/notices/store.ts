import type { Before } from '../../core/contract/paging.ts';
import type { NoticeKind } from '../../core/contract/moderation.ts';
import { value } from '../db/build.ts';
import { hasRows, query, type NamesIn, type Queries, type RowOf } from '../db/db.ts';
import { newestFirst, pageValues, type PageLimit } from '../db/newestFirst.ts';

const columns = 'id, kind, text, action_id, created_at, read_at';

export type NoticeRow = RowOf<'notices', NamesIn<typeof columns>, { kind: NoticeKind }>;

export const noticesSql = newestFirst(
  { table: 'notices', columns, size: '200 + octet_length(text)' },
  { byUser: (notices) => notices.where('user_id', value) },
);

/** A person's notices, newest first. */
export const listNotices = (userId: string, before: Before, limit: PageLimit): Queries<NoticeRow[]> =>
  query<NoticeRow>(noticesSql('byUser'), userId, ...pageValues(before, limit));

export const insertNotice = (userId: string, row: Omit<NoticeRow, 'read_at'>): Queries<unknown> =>
  query(
    'INSERT INTO notices (id, user_id, kind, text, action_id, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    row.id,
    userId,
    row.kind,
    row.text,
    row.action_id,
    row.created_at,
  );

/** Marks all as read; false when all were. */
export const markRead = (userId: string, now: number): Queries<boolean> =>
  hasRows(query('UPDATE notices SET read_at = ? WHERE user_id = ? AND read_at IS NULL RETURNING id', now, userId));

export const removeNotices = (userId: string): Queries<unknown> =>
  query('DELETE FROM notices WHERE user_id = ?', userId);

/** Removes up to `limit` that were read before a moment, and gives how many. */
export function* removeReadBefore(moment: number, limit: number): Queries<number> {
  const rows = yield* query(
    `DELETE FROM notices WHERE id IN
       (SELECT id FROM notices WHERE read_at IS NOT NULL AND read_at < ? ORDER BY read_at LIMIT ?) RETURNING id`,
    moment,
    limit,
  );
  return rows.length;
}
