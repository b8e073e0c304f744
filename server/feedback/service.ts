import { randomUUID } from 'node:crypto';
import type { BodyOut, QueryOut } from '../../core/contract/endpoint.ts';
import type { Feedback, recentFeedback, sendFeedback } from '../../core/contract/feedback.ts';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import { retention } from '../../core/rules/retention.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import type { Db } from '../db/db.ts';
import { behind } from '../db/newestFirst.ts';
import type { Person } from '../http/identity/person.ts';
import { consumePerPersonAndNetwork } from '../limits/service.ts';
import {
  feedbackOf,
  insertFeedback,
  listFeedback,
  removeFeedbackBefore,
  removeFeedbackOf,
  type FeedbackRow,
} from './store.ts';

/** How much feedback one person, and one network's signed-out visitors together, may send in an hour. */
export const feedbackLimits = { window: 60 * 60 * 1000, perPerson: 20, perNetwork: 200 } as const;

/** Rows removed in one transaction. */
const SWEEP_BATCH = 500;

export type FeedbackService = ReturnType<typeof createFeedbackService>;

interface Dependencies {
  db: Db;
  now: () => number;
  /** Neither a search nor comments whose words speak of danger, or may, are kept (docs/decisions.md 17). */
  mayBeDanger: (words: string) => boolean;
}

export const createFeedbackService = ({ db, now, mayBeDanger }: Dependencies) => ({
  /** Keeps a person's feedback. Throws 429 when it comes too often. */
  async send(
    person: Person,
    { searchQuery, feedbackType, rating, comments }: BodyOut<typeof sendFeedback>,
  ): Promise<void> {
    await db.write(() => consumePerPersonAndNetwork('feedback', person, feedbackLimits, now()));
    const row = {
      id: randomUUID(),
      created_at: now(),
      search_query: mayBeDanger(searchQuery) ? null : searchQuery,
      feedback_type: feedbackType,
      rating,
      comments: comments !== null && mayBeDanger(comments) ? null : comments,
    };
    await db.write(() => insertFeedback(person.account?.id ?? null, row));
    person.sender?.keepVisitor('wrote');
  },
  /** Removes what is kept no longer. */
  async sweep(isStopping: () => boolean): Promise<void> {
    for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH && !isStopping();)
      batch = await db.write(() => removeFeedbackBefore(now() - retention.feedback, SWEEP_BATCH));
  },
  async recent({ before = FROM_THE_NEWEST, limit }: QueryOut<typeof recentFeedback>): Promise<Feedback[]> {
    const rows = await db.read(() => listFeedback(before, limit));
    return rows.map(feedbackView);
  },
});

/** What a person sent, for "download my data" and "delete my account". */
export const feedbackData: PersonalFeature = {
  name: 'feedback',
  *exportPage(userId, before, limit) {
    const rows = yield* feedbackOf(userId, before, limit);
    return { items: rows.map(feedbackView), next: behind(rows) };
  },
  erase: removeFeedbackOf,
};

const feedbackView = (row: FeedbackRow): Feedback => ({
  id: row.id,
  searchQuery: row.search_query,
  feedbackType: row.feedback_type,
  rating: row.rating,
  comments: row.comments,
  createdAt: new Date(row.created_at).toISOString(),
});
