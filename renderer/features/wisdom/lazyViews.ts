import { lazy } from 'react';

const load = () => import('./views.ts');

/** Fetches the result screens ahead of the first result. */
export const warmUpResults = (): void => {
  load().catch(() => undefined);
};

export const LifeNoteView = lazy(async () => ({ default: (await load()).LifeNoteView }));
export const ResultPanel = lazy(async () => ({ default: (await load()).ResultPanel }));
