import { findCrisis } from './crisis.ts';
import { createLookup } from './lookup.ts';
import type { ClassifierFile } from './model/classifier.ts';
import type { Match, Matcher, MatchingLibrary } from './types.ts';

/** The whole answer to a text: words of danger before everything else (decision 17), then what it is about. */
export const createMatcher = (library: MatchingLibrary, classifier: ClassifierFile): Matcher => {
  const lookup = createLookup(library, classifier);
  const match = (query: string): Match => {
    const danger = findCrisis(query);
    if (danger === null) return lookup.match(query);
    return {
      kind: 'crisis',
      danger,
      id: danger === 'abuse' || danger === 'harming' ? 'abuse' : 'suicidal-thoughts',
      because: 'Your words sound as if you, or someone you care about, may be in danger.',
    };
  };
  return { match, suggest: lookup.suggest };
};
