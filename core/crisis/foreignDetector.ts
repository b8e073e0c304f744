import type { ClassifierFile } from '../classifier/classifier.ts';
import { tokenizeAnyScript } from '../text/tokenize.ts';
import { createReader, type Signs, type Thresholds } from './detector.ts';
import { findForeignDanger } from './languages/index.ts';
import { languagesFor } from './languages/languageOf.ts';

/** No note answers in another language: to show the way to the lines once too often takes nothing from anybody. */
const THRESHOLDS: Thresholds = { certain: 0.95, likely: 0.6 };

/** Both tiers for a text in another language: phrases that are certain, then a classifier. */
export const createForeignDetector = (file: ClassifierFile): ((text: string) => Signs | null) => {
  const read = createReader(file, tokenizeAnyScript);
  return (text) => {
    const danger = findForeignDanger(text);
    if (danger !== null) return { danger, certain: true };
    const [language] = languagesFor(text);
    const signs = language === undefined ? null : read(text, THRESHOLDS);
    return signs && { danger: { ...signs.danger, ...(language && { language }) }, certain: signs.certain };
  };
};
