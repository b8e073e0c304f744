import type { ClassifierFile } from '../classifier/classifier.ts';
import { tokenize } from '../text/tokenize.ts';
import { createDetector } from './detector.ts';
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
 * Makes the question whether words speak of danger, or may: all tiers. `names` are titles and tags, which only the rules have
 * anything to say to.
 */
export const createDangerCheck = (
  files: DangerClassifierFiles,
  names: Iterable<string>,
): ((words: string) => boolean) => {
  const detect = createDetector(files.dangerClassifier);
  const detectForeign = createForeignDetector(files.foreignDangerClassifier);
  const known = new Set([...names].map(key));
  return (words) => {
    if (findDanger(words) !== null) return true;
    if (languageOf(words) !== null) return detectForeign(words) !== null;
    return !known.has(key(words)) && detect(words, withoutIdioms(words)) !== null;
  };
};
