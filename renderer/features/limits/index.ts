import { lazy } from 'react';

const load = () => import('./panels.ts');

export const LimitPanel = lazy(async () => ({ default: (await load()).LimitPanel }));
export const WelcomeCard = lazy(async () => ({ default: (await load()).WelcomeCard }));

/** Fetches the cards ahead of the first limit. */
export const warmUpLimits = (): void => {
  load().catch(() => undefined);
};
