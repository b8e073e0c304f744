import { lazyPart } from '../../platform/lazyPart.ts';

/** Below what is read, and with the rules for words of danger: what is read does not wait for it. Where it can't be had, nothing. */
export const FeedbackCard = lazyPart(() =>
  import('./FeedbackCard.tsx').then(
    (module) => module.FeedbackCard,
    () => () => null,
  ),
);
export { feedbackTypeName } from './feedbackTypes.ts';
