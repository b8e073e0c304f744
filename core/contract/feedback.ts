import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { page } from './paging.ts';
import { routes } from './routes.ts';
import { ignoredUserId, typedText } from './text.ts';
import { lengths } from '../rules/text.ts';

export const feedbackType = z.enum(['helpful', 'somewhat_helpful', 'not_helpful', 'suggestion']);
export type FeedbackType = z.infer<typeof feedbackType>;

/** What staff read (docs/specification.md 2 §3). It never says who sent it. */
export const feedback = z.strictObject({
  id: z.uuid(),
  /** Null for words of danger, which are never recorded (docs/decisions.md 17). */
  searchQuery: z.string().nullable(),
  feedbackType,
  rating: z.int().nullable(),
  comments: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Feedback = z.infer<typeof feedback>;

/** Feedback on a result. Open to anybody, so it is bounded: 429 `too_many_requests` (docs/decisions.md 35). */
export const sendFeedback = endpoint(routes.sendFeedback, {
  body: z
    .strictObject({
      userId: ignoredUserId,
      searchQuery: typedText(lengths.query).min(1, 'What was searched is missing.'),
      feedbackType,
      rating: z.int().min(1, 'Choose 1 to 5 stars.').max(5, 'Choose 1 to 5 stars.').nullish(),
      comments: typedText(lengths.comments).nullish(),
    })
    .refine(({ feedbackType: type, rating }) => type !== 'suggestion' || rating == null, {
      path: ['rating'],
      message: 'A suggestion carries no rating.',
    })
    .transform(({ searchQuery, feedbackType: type, rating, comments }) => ({
      searchQuery,
      feedbackType: type,
      rating: rating ?? null,
      comments: comments || null,
    })),
});

/** The latest feedback, newest first; admins and moderators only. */
export const recentFeedback = endpoint(routes.recentFeedback, { query: page(20), reply: z.array(feedback) });
