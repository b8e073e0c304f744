import { lazyPart } from '../../platform/lazyPart.tsx';

export { SearchMeter } from './SearchMeter.tsx';

const load = () => import('./panels.ts');

export const LimitPanel = lazyPart(async () => (await load()).LimitPanel);
export const WelcomeCard = lazyPart(async () => (await load()).WelcomeCard);
