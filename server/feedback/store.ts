import type { FeedbackType } from '../../core/contract/feedback.ts';
import type { Before } from '../../core/contract/paging.ts';
import { value } from '../db/build.ts';
import { placeholdersFor, query, valuesIn, type NamesIn, type Queries, type RowOf } from '../db/db.ts';
import { newestFirst, pageValues, type PageLimit } from '../db/newestFirst.ts';

const columns = 'id, created_at, search_query, feedback_type, rating, comments';

export type FeedbackRow = RowOf<'feedback', NamesIn<typeof columns>, { feedback_type: FeedbackType }>;

export const insertFeedback = (userId: string | null, row: FeedbackRow): Queries<unknown> =>
  query(
    `INSERT INTO feedback (user_id, ${columns}) VALUES (?, ${placeholdersFor(columns)})`,
    userId,
    ...valuesIn(columns, row),
  );

/** Feedback of everybody, newest first. */
export const listFeedback = (before: Before, limit: number): Queries<FeedbackRow[]> =>
  query<FeedbackRow>(
    `SELECT ${columns} FROM feedback WHERE (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?`,
    before.createdAt,
    before.id,
    limit,
  );

export const feedbackSql = newestFirst(
  {
    table: 'feedback',
    columns,
    size: '200 + coalesce(octet_length(search_query), 0) + coalesce(octet_length(comments), 0)',
  },
  { byUser: (feedback) => feedback.where('user_id', value) },
);

export const feedbackOf = (userId: string, before: Before, limit: PageLimit): Queries<FeedbackRow[]> =>
  query<FeedbackRow>(feedbackSql('byUser'), userId, ...pageValues(before, limit));

/** Removes at most `limit` of what was sent before a moment. Gives how many that were. */
export function* removeFeedbackBefore(moment: number, limit: number): Queries<number> {
  const rows = yield* query(
    'DELETE FROM feedback WHERE id IN (SELECT id FROM feedback WHERE created_at < ? LIMIT ?) RETURNING id',
    moment,
    limit,
  );
  return rows.length;
}

export const removeFeedbackOf = (userId: string): Queries<unknown> =>
  query('DELETE FROM feedback WHERE user_id = ?', userId);
