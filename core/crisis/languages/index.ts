import type { Danger } from '../danger.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ko } from './ko.ts';
import { languagesFor, type LanguageCode } from './languageOf.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { Reader } from './rules.ts';
import { tl } from './tl.ts';
import { zh } from './zh.ts';

export { languageOf, type LanguageCode } from './languageOf.ts';

export interface ForeignDanger extends Danger {
  language: LanguageCode;
}

const readers: Record<LanguageCode, Reader> = {
  es: new Reader(es),
  pt: new Reader(pt),
  fr: new Reader(fr),
  de: new Reader(de),
  tl: new Reader(tl),
  ko: new Reader(ko),
  zh: new Reader(zh),
  ru: new Reader(ru),
};

/**
 * Danger told in one of the eight languages, by phrases; null for everything else, English above all. Brings all the
 * languages with it: a page that must be small takes load.ts.
 */
export const findForeignDanger = (text: string): ForeignDanger | null => {
  for (const language of languagesFor(text)) {
    const danger = readers[language].find(text);
    if (danger !== null) return { language, ...danger };
  }
  return null;
};

/** The sources of all that is looked for. */
export const patterns = (): string[] => Object.values(readers).flatMap((reader) => reader.sources());
