import type { DangerClassifierFiles } from '../crisis/dangerCheck.ts';
import { createForeignDetector } from '../crisis/foreignDetector.ts';
import { withoutIdioms } from '../crisis/idioms.ts';
import { findDanger } from '../crisis/rules.ts';
import { crisisOf, isForeign, withSigns } from './signs.ts';
import { createLookup, type ClassifierFiles, type SentenceClassifierSource } from './lookup.ts';
import type { Matcher, MatchingLibrary } from './types.ts';

export type AllClassifierFiles = ClassifierFiles & DangerClassifierFiles;

/** The whole answer to a text: words of danger before everything else (docs/decisions.md 17), then what it is about. */
export const createMatcher = (
  library: MatchingLibrary,
  files: AllClassifierFiles,
  sentenceClassifier: SentenceClassifierSource = () => null,
): Matcher => {
  const lookup = createLookup(library, files, sentenceClassifier);
  const detectForeign = createForeignDetector(files.foreignDangerClassifier);
  return {
    match(query) {
      const danger = findDanger(query);
      if (danger !== null) return crisisOf(danger);
      const found = lookup.match(query, withoutIdioms(query));
      return isForeign(found) ? withSigns(found, detectForeign(query)) : found;
    },
    suggest: lookup.suggest,
  };
};
