import Fuse from 'fuse.js/basic';
import { edits } from '../../text/edits.ts';
import type { MatchingLibrary } from '../types.ts';

const FUZZY_THRESHOLD = 0.2;
const LONGEST_FUZZY = 16;

/** Step (d) of the matching order (docs/specification.md 1 §5). Its index is built at the first query that needs it; most don't. */
export const createFuzzyTitles = ({ challenges, topics }: MatchingLibrary) => {
  // A note's synonyms are its tags (docs/specification.md 1 §3), so they are searched once.
  const items = [
    ...challenges.map(({ id, title, tags }) => ({ id, challenge: id, title, synonyms: [] as string[], tags })),
    ...topics.map(({ id, title, challenge, synonyms }) => ({ id, challenge, title, synonyms, tags: [] })),
  ];
  let index: Fuse<(typeof items)[number]> | null = null;
  return (typed: string): string[] => {
    if (typed.length > LONGEST_FUZZY) return [];
    index ??= new Fuse(items, { keys: ['title', 'synonyms', 'tags', 'challenge'], threshold: FUZZY_THRESHOLD });
    return index.search(typed, { limit: 5 }).map(({ item }) => item.challenge);
  };
};

/** Whether a word is nearly a whole title. Looked at first: a fuzzy search that is near nothing costs as much as all else together. */
export const isNearTitle = (words: readonly string[], title: string): boolean =>
  words.some((word) => word.length >= 4 && edits(word, title, 3) <= 3);
