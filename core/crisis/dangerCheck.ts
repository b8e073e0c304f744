import type { ClassifierFile } from '../classifier/classifier.ts';
import { tokenize } from '../text/tokenize.ts';
import { createDetector, type Signs } from './detector.ts';
import { createForeignDetector } from './foreignDetector.ts';
import { withoutIdioms } from './idioms.ts';
import { languageOf } from './languages/languageOf.ts';
import { findDanger } from './rules.ts';

export interface DangerClassifierFiles {
  dangerClassifier: ClassifierFile;
  foreignDangerClassifier: ClassifierFile;
}

const key = (words: string): string => tokenize(words).join(' ');

/**
 * Makes what reads the signs of danger in words: all tiers, the surest first; null without any. `names` are titles and tags,
 * which only the rules have anything to say to.
 */
export const createFindSigns = (
  files: DangerClassifierFiles,
  names: Iterable<string>,
): ((words: string) => Signs | null) => {
  const detect = createDetector(files.dangerClassifier);
  const detectForeign = createForeignDetector(files.foreignDangerClassifier);
  const known = new Set([...names].map(key));
  return (words) => {
    const danger = findDanger(words);
    if (danger !== null) return { danger, certain: true };
    if (languageOf(words) !== null) return detectForeign(words);
    return known.has(key(words)) ? null : detect(words, withoutIdioms(words));
  };
};
