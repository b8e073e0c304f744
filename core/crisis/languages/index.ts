import type { DangerKind } from '../danger.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { Reader } from './rules.ts';
import { tl } from './tl.ts';
import { languageOf } from './languageOf.ts';
import { zh } from './zh.ts';

export { languageOf };

const readers = {
  es: new Reader(es),
  pt: new Reader(pt),
  fr: new Reader(fr),
  de: new Reader(de),
  tl: new Reader(tl),
  ko: new Reader(ko),
  zh: new Reader(zh),
  ru: new Reader(ru),
};
export type LanguageCode = keyof typeof readers;

export interface ForeignDanger {
  language: LanguageCode;
  kind: DangerKind;
  subject: 'self' | 'other';
}

const LATIN: readonly LanguageCode[] = ['es', 'pt', 'fr', 'de', 'tl'];
const isLatin = (code: string | null): code is LanguageCode => LATIN.some((each) => each === code);

/** The languages that a text may be in: by its letters, and of those in Latin letters the likely one first. */
const languagesFor = (text: string): LanguageCode[] => {
  const found: LanguageCode[] = [];
  if (/\p{sc=Hangul}/u.test(text)) found.push('ko');
  if (/\p{sc=Han}/u.test(text)) found.push('zh');
  if (/\p{sc=Cyrillic}/u.test(text)) found.push('ru');
  if (/\p{sc=Latin}/u.test(text)) {
    const likely = languageOf(text);
    if (isLatin(likely)) found.push(likely);
    found.push(...LATIN.filter((each) => each !== likely));
  }
  return found;
};

/** Danger told in one of the eight languages, by phrases; null for everything else, English above all. */
export const findForeignDanger = (text: string): ForeignDanger | null => {
  for (const language of languagesFor(text)) {
    const danger = readers[language].find(text);
    if (danger !== null) return { language, ...danger };
  }
  return null;
};

/** The sources of all that is looked for. */
export const patterns = (): string[] => Object.values(readers).flatMap((reader) => reader.sources());
