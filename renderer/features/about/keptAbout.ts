import type { AboutContent } from '../../../core/contract/about.ts';
import { storageNames } from '../../../core/rules/kept/storageNames.ts';

const texts = [
  'mission',
  'ourStory',
  ...[1, 2].flatMap((each) => ['Name', 'Title', 'Bio', 'Email', 'Website'].map((part) => `person${each}${part}`)),
];

/** Keeps the page as it was loaded last, for when there is no network. It goes with a sign-out, as all that is kept here. */
export const keepAbout = (about: AboutContent): void => {
  try {
    localStorage.setItem(storageNames.about, JSON.stringify(about));
  } catch {
    // Storage is off or full: the page then begins with what the product came with.
  }
};

/** Null where nothing is kept, or what is kept is none of ours. */
export const readKeptAbout = (): AboutContent | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageNames.about) ?? 'null');
    return isAbout(value) ? value : null;
  } catch {
    return null;
  }
};

const isAbout = (value: unknown): value is AboutContent =>
  hasTexts(value, texts) &&
  Array.isArray(value['helpfulResources']) &&
  value['helpfulResources'].every((each) => hasTexts(each, ['name', 'url', 'description']));

const hasTexts = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
