import { lazyPart } from '../../platform/lazyPart.ts';

const load = () => import('./views.ts');

/** Fetches the result screens ahead of the first result. */
export const warmUpResults = (): void => {
  load().catch(() => undefined);
};

export const LifeNoteView = lazyPart(async () => (await load()).LifeNoteView);
export const ResultPanel = lazyPart(async () => (await load()).ResultPanel);
