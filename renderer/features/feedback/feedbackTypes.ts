import type { FeedbackType } from '../../../core/contract/feedback.ts';

/** The kinds of feedback as the form names them (docs/specification.md 1 §3). */
export const feedbackTypes: readonly (readonly [FeedbackType, string])[] = [
  ['helpful', 'Very Helpful'],
  ['somewhat_helpful', 'Somewhat Helpful'],
  ['not_helpful', 'Not Helpful'],
  ['suggestion', 'I have suggestions'],
];

/** How one is called on a screen; one that a later server knows is "Other". */
export const feedbackTypeName = (type: string): string =>
  feedbackTypes.find(([known]) => known === type)?.[1] ?? 'Other';
