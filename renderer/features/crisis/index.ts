import { lazy } from 'react';
import { lazyPart } from '../../platform/lazyPart.ts';
import { CrisisFallback } from './CrisisFallback.tsx';

const load = () => import('./CrisisView.tsx');

/** Fetches the card with the lines to call ahead of the moment it is needed. */
export const preloadCrisis = (): void => {
  load().catch(() => undefined);
};

export { findSigns, preloadSigns } from './findSigns.ts';
export { TalkToSomeone } from './TalkToSomeone.tsx';

/** The quiet line to the lines, beside the answer to words that may speak of danger. */
export const HelplineStrip = lazyPart(async () => (await import('./HelplineStrip.tsx')).HelplineStrip);

/** The card. If its file cannot be had, the plainest form of it: this one may not fail. */
export const CrisisView = lazy(() =>
  load().then(
    (module) => ({ default: module.CrisisView }),
    () => ({ default: CrisisFallback }),
  ),
);
