import type { FeedbackType } from '../../core/contract/feedback.ts';
import type { Before } from '../../core/contract/paging.ts';
import { query, type Queries } from '../db/db.ts';
import { newestFirst, type PageLimit } from '../db/newestFirst.ts';

export interface FeedbackRow {
  id: string;
  created_at: number;
  search_query: string | null;
  feedback_type: FeedbackType;
  rating: number | null;
  comments: string | null;
}

const columns = 'id, created_at, search_query, feedback_type, rating, comments';

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

export const feedbackOf = (userId: string, before: Before, limit: PageLimit): Queries<FeedbackRow[]> =>
  newestFirst(
    {
      table: 'feedback',
      columns,
      size: '200 + coalesce(octet_length(search_query), 0) + coalesce(octet_length(comments), 0)',
      where: 'user_id = ?',
      values: [userId],
    },
    before,
    limit,
  );

export function* removeFeedbackOf(userId: string): Queries<void> {
  yield* query('DELETE FROM feedback WHERE user_id = ?', userId);
}
