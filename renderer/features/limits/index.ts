import { lazyPart } from '../../platform/lazyPart.ts';

export { SearchMeter } from './SearchMeter.tsx';

const load = () => import('./panels.ts');

export const LimitPanel = lazyPart(async () => (await load()).LimitPanel);
export const WelcomeCard = lazyPart(async () => (await load()).WelcomeCard);

/** Fetches the cards ahead of the first limit. */
export const preloadLimits = (): void => {
  load().catch(() => undefined);
};
