import { lazyPart } from '../../platform/lazyPart.tsx';

const load = () => import('./views.ts');

export const ChoicesCard = lazyPart(async () => (await load()).ChoicesCard);
export const LifeNoteView = lazyPart(async () => (await load()).LifeNoteView);
export const MoreOfTopic = lazyPart(async () => (await load()).MoreOfTopic);
export const ResultPanel = lazyPart(async () => (await load()).ResultPanel);
