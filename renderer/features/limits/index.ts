import { lazyPart } from '../../platform/lazyPart.ts';

export { SearchMeter } from './SearchMeter.tsx';

const load = () => import('./panels.ts');

export const LimitPanel = lazyPart(async () => (await load()).LimitPanel);
export const WelcomeCard = lazyPart(async () => (await load()).WelcomeCard);
