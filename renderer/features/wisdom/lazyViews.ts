import { lazyPart } from '../../platform/lazyPart.ts';

const load = () => import('./views.ts');

export const ChoicesCard = lazyPart(async () => (await load()).ChoicesCard);
export const LifeNoteView = lazyPart(async () => (await load()).LifeNoteView);
export const ResultPanel = lazyPart(async () => (await load()).ResultPanel);

/** Fetches the result screens ahead of the first result. */
export const preloadResults = (): void => {
  void ChoicesCard.preload();
  void LifeNoteView.preload();
  void ResultPanel.preload();
};
