import { lazyPart } from '../../platform/lazyPart.ts';

const load = () => import('./views.ts');

export const LifeNoteView = lazyPart(async () => (await load()).LifeNoteView);
export const ResultPanel = lazyPart(async () => (await load()).ResultPanel);

/** Fetches the result screens ahead of the first result. */
export const warmUpResults = (): void => {
  void LifeNoteView.preload();
  void ResultPanel.preload();
};
