import { lazyPart } from '../../../../platform/lazyPart.tsx';

/** With Stripe's libraries: loaded by whoever pays. */
export const CardForm = lazyPart(() => import('./CardForm.tsx').then((module) => module.CardForm));

/** The same for the difference to a dearer plan. */
export const DifferenceForm = lazyPart(() => import('./DifferenceForm.tsx').then((module) => module.DifferenceForm));
