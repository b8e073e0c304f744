import { withoutIdioms } from '../crisis/idioms.ts';
import { findDanger } from '../crisis/rules.ts';
import { crisisOf, createLookup, type ClassifierFiles } from './lookup.ts';
import type { Matcher, MatchingLibrary } from './types.ts';

/** The whole answer to a text: words of danger before everything else (decision 17), then what it is about. */
export const createMatcher = (library: MatchingLibrary, files: ClassifierFiles): Matcher => {
  const lookup = createLookup(library, files);
  return {
    match(query) {
      const danger = findDanger(query);
      return danger === null ? lookup.match(query, withoutIdioms(query)) : crisisOf(danger);
    },
    suggest: lookup.suggest,
  };
};
