import { cliches } from '../../../content/cliches.ts';
import { books } from '../../../core/scripture/books.ts';
import { anyOf, count, either, type Rule } from './rule.ts';

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty';
const names = books.map((book) => book.replace(/^\d /, '')).join('|');

/** Longer than this in quotation marks claims to be someone's words. */
const QUOTED_WORDS = 3;

const hasQuotation = (text: string): boolean => {
  if ((text.match(/["“”„«»]/g) ?? []).length % 2 === 1) return true;
  const stretches = text.matchAll(
    /["“”„«]([^"“”„«»]*)["“”»]|(?<![a-z])[‘'’]([^‘’']*(?:[’'](?=[a-z])[^‘’']*)*)[’'](?![a-z])/gi,
  );
  return [...stretches].some(([, double, single]) => count(double ?? single ?? '') > QUOTED_WORDS);
};

/** English leans on these: in a text of another language hardly any word is one of them. */
const english = new Set(
  'a an and are as at be but by can do for from god has have he her him his i in is it its lord me my not of on or our she so that the them there they this to us was we what when who will with you your'.split(
    ' ',
  ),
);
const MIN_ENGLISH = 0.25;

const isEnglish = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => english.has(word)).length >= words.length * MIN_ENGLISH;
};

/** How a note and a prayer are written. */
export const format: readonly Rule[] = [
  {
    name: 'length',
    breaks: ({ note, prayer }) => count(note) < 40 || count(note) > 220 || count(prayer) < 20 || count(prayer) > 120,
  },
  { name: 'markup', breaks: either(/[<>{}[\]`#*_|\\@]|https?:|www\.|\b[\w-]+\.(?:com|org|net|app|io)\b|[^\P{C}\n]/iu) },
  // No telephone numbers, doses or amounts, and no chapter and verse: those come from our own tables.
  {
    name: 'number',
    breaks: either(/\d|\p{Nd}|\p{Nl}|(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[ ,-]*){4}/iu),
  },
  {
    name: 'reference',
    breaks: either(anyOf`
        \bchapter\b|\bverses? (?:${numberWords})\b|\b(?:${names}),? (?:${numberWords})\b
      `),
  },
  { name: 'language', breaks: ({ note, prayer }) => !isEnglish(note) || !isEnglish(prayer) },
  { name: 'quotation', breaks: ({ note, prayer }) => hasQuotation(note) || hasQuotation(prayer) },
  {
    name: 'machine',
    breaks: either(anyOf`
        \bas an ai\b|\blanguage model\b|\bsystem prompt\b|\binstructions?\b|\bjson\b|\bopenai\b|\bchatbot\b
        \bthese rules\b|\bmy rules\b|\bwas told to (?:write|reply|say)\b|\bpastors of a christian website\b
      `),
  },
  {
    name: 'advertisement',
    breaks: either(anyOf`
        \border (?:now|today)\b|\bdiscounts?\b|\bcoupons?\b|\bfree trial\b|\bsubscri(?:be|ption)\b
        \bdownload (?:the|our|this)\b|\bpromo(?:tion)?\b|\bbest price\b|\blimited (?:time|offer)\b|\bsign up\b
        \b(?:buy|try|get) (?:the|our|this|a copy of) (?:\w+ ){0,3}(?:app|course|book|plan|programme|program|product)\b
        \bfor sale\b|\blow rates?\b|\bbrand\b
      `),
  },
  { name: 'cliché', breaks: ({ note, prayer }) => cliches.some((cliche) => cliche.test(note) || cliche.test(prayer)) },
  {
    name: 'no prayer',
    breaks: ({ prayer }) =>
      !/\b(?:Lord|God|Father|Jesus|Christ|Shepherd|Spirit|Saviou?r|Maker|Creator|Keeper)\b/.test(prayer) ||
      !/\b(?:I|me|my)\b/.test(prayer) ||
      !/\bAmen\.$/.test(prayer),
  },
];
