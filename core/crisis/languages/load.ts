import type { ForeignDanger } from './index.ts';
import { languagesFor, type LanguageCode } from './languageOf.ts';
import { Reader, type Language } from './rules.ts';

export { languageOf } from './languageOf.ts';

const phrases: Record<LanguageCode, () => Promise<Language>> = {
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  tl: async () => (await import('./tl.ts')).tl,
  ko: async () => (await import('./ko.ts')).ko,
  zh: async () => (await import('./zh.ts')).zh,
  ru: async () => (await import('./ru.ts')).ru,
};
const readers = new Map<LanguageCode, Promise<Reader>>();

const readerOf = (code: LanguageCode): Promise<Reader> => {
  let reader = readers.get(code);
  if (reader === undefined) {
    reader = phrases[code]().then((language) => new Reader(language));
    readers.set(code, reader);
    // Not kept: the next text tries again, when the network may be back.
    reader.catch(() => readers.delete(code));
  }
  return reader;
};

/** As findForeignDanger, with the phrases of a language fetched when a text in it first comes. Rejects when they can't be. */
export const loadForeignDanger = async (text: string): Promise<ForeignDanger | null> => {
  for (const language of languagesFor(text)) {
    const danger = (await readerOf(language)).find(text);
    if (danger !== null) return { language, ...danger };
  }
  return null;
};
