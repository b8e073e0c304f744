import type { FeedbackType } from '../../core/contract/feedback.ts';
import type { Before } from '../../core/contract/paging.ts';
import { value } from '../db/build.ts';
import { query, type NamesIn, type Queries, type RowOf } from '../db/db.ts';
import { newestFirst, pageValues, type PageLimit } from '../db/newestFirst.ts';

const columns = 'id, created_at, search_query, feedback_type, rating, comments';

export type FeedbackRow = RowOf<'feedback', NamesIn<typeof columns>, { feedback_type: FeedbackType }>;

export function* insertFeedback(userId: string | null, row: FeedbackRow): Queries<void> {
  yield* query(
    `INSERT INTO feedback (user_id, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    userId,
    row.id,
    row.created_at,
    row.search_query,
    row.feedback_type,
    row.rating,
    row.comments,
  );
}

/** Feedback of everybody, newest first. */
export function* listFeedback(before: Before, limit: number): Queries<FeedbackRow[]> {
  return yield* query<FeedbackRow>(
    `SELECT ${columns} FROM feedback WHERE (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?`,
    before.createdAt,
    before.id,
    limit,
  );
}

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

export function* removeFeedbackOf(userId: string): Queries<void> {
  yield* query('DELETE FROM feedback WHERE user_id = ?', userId);
}
