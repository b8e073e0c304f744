import type { Signs } from '../../../core/crisis/detector.ts';

/** Loaded when a text asks for it: the rules are too much for the first screen (docs/proof.md P9). */
const load = () => import('./signsThread.ts');

/**
 * What may speak of danger in a text that was written, by all tiers on the device (core/crisis/README.md); null also where
 * they can't be had in time. Nothing leaves the device.
 */
export const findSigns = async (text: string): Promise<Signs | null> => {
  if (text.trim() === '') return null;
  try {
    return await (await load()).signsIn(text);
  } catch (error) {
    // Without a network and a service worker there is nothing to load them from.
    if (navigator.onLine)
      console.warn('The signs of danger could not be read', error instanceof Error ? error.name : '');
    return null;
  }
};

/**
 * What a search in another language may speak of, which the search's own worker can't tell. Rejects where it can't be had.
 */
export const findForeignSigns = async (text: string): Promise<Signs | null> => (await load()).foreignSigns(text);

/** Gets ready what `findSigns` asks, while somebody is still writing. */
export const preloadSigns = (): void => {
  load()
    .then(({ prepare }) => prepare())
    .catch(() => undefined);
};
