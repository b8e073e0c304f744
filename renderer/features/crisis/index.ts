import { lazy } from 'react';
import { lazyPart } from '../../platform/lazyPart.ts';
import { CrisisFallback, StripFallback } from './CrisisFallback.tsx';

const load = () => import('./CrisisView.tsx');

/** Fetches the card with the lines to call ahead of the moment it is needed. */
export const preloadCrisis = (): void => {
  load().catch(() => undefined);
};

export { findForeignSigns, findSigns, preloadSigns } from './findSigns.ts';
export { TalkToSomeone } from './TalkToSomeone.tsx';

/** The quiet line to the lines, beside the answer to words that may speak of danger. It may not fail either. */
export const HelplineStrip = lazyPart(() =>
  import('./HelplineStrip.tsx').then(
    (module) => module.HelplineStrip,
    () => StripFallback,
  ),
);

/** The card. If its file cannot be had, the plainest form of it: this one may not fail. */
export const CrisisView = lazy(() =>
  load().then(
    (module) => ({ default: module.CrisisView }),
    () => ({ default: CrisisFallback }),
  ),
);
