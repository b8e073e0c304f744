import { LONGEST_TEXT, type Danger, type DangerKind, type LanguageCode } from '../danger.ts';
import { languagesFor } from './languageOf.ts';
import { phrases } from './phrases.ts';

const UNSPACED: ReadonlySet<LanguageCode> = new Set(['ko', 'zh']);

/** The gravest first; but whoever hit somebody is no witness of it. */
const ORDER: readonly DangerKind[] = ['suicide', 'self-harm', 'harming', 'abuse'];

const plain = (text: string, unspaced: boolean): string => {
  const read = text.slice(0, LONGEST_TEXT).toLowerCase();
  if (unspaced) return read.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
  const words = read
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4']/g, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).join(' ')} `;
};

const built = new Map<string, RegExp>();
const pattern = (language: LanguageCode, part: DangerKind | 'other'): RegExp => {
  const key = `${language} ${part}`;
  const known = built.get(key) ?? new RegExp(phrases[language][part], 'u');
  built.set(key, known);
  return known;
};

/** Danger that a text in one of the eight languages surely speaks of; null for everything else, English above all. */
export const findForeignDanger = (text: string): Danger | null => {
  for (const language of languagesFor(text)) {
    const said = plain(text, UNSPACED.has(language));
    const kind = ORDER.find((each) => pattern(language, each).test(said));
    if (kind !== undefined)
      return { kind, subject: pattern(language, 'other').test(said) ? 'other' : 'self', language };
  }
  return null;
};
