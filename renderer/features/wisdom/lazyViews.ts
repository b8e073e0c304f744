import { lazyPart } from '../../platform/lazyPart.ts';

const load = () => import('./views.ts');

export const ChoicesCard = lazyPart(async () => (await load()).ChoicesCard);
export const LifeNoteView = lazyPart(async () => (await load()).LifeNoteView);
export const ResultPanel = lazyPart(async () => (await load()).ResultPanel);
