export { FeedbackCard } from './FeedbackCard.tsx';
export { feedbackTypeName } from './feedbackTypes.ts';
