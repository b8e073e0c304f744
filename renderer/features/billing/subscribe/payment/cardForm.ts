import { lazyPart } from '../../../../platform/lazyPart.ts';

/** With Stripe's libraries: loaded by whoever pays. */
export const CardForm = lazyPart(() => import('./CardForm.tsx').then((module) => module.CardForm));
