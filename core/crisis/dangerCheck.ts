import type { ClassifierFile } from '../classifier/classifier.ts';
import { createDetector } from './detector.ts';
import { withoutIdioms } from './idioms.ts';
import { findDanger } from './rules.ts';

/** Makes the question whether words speak of danger, or may: both tiers. */
export const createDangerCheck = (file: ClassifierFile): ((words: string) => boolean) => {
  const detect = createDetector(file);
  return (words) => findDanger(words) !== null || detect(words, withoutIdioms(words)) !== null;
};
