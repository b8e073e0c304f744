import type { Feedback } from '../../core/contract/feedback.ts';
import type { FeedbackRow } from './store.ts';

export const feedbackView = (row: FeedbackRow): Feedback => ({
  id: row.id,
  searchQuery: row.search_query,
  feedbackType: row.feedback_type,
  rating: row.rating,
  comments: row.comments,
  createdAt: new Date(row.created_at).toISOString(),
});
