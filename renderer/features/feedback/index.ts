import { deferredPart } from '../../ui/useDeferredModule.ts';

/** Below what is read, and with the rules for words of danger: what is read does not wait for it. */
export const FeedbackCard = deferredPart(() => import('./FeedbackCard.tsx').then((module) => module.FeedbackCard));
export { feedbackTypeName } from './feedbackTypes.ts';
