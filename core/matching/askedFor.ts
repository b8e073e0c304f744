import { isStop, stemOf } from './words.ts';

/** Words by which people ask for one of a list of entries: its ids with their phrases, parted by semicolons. */
export type Phrases = Readonly<Record<string, string>>;

export interface Asked {
  id: string;
  /** Words beside the phrase that carry a meaning of their own. */
  left: number;
  /** All words beside it. */
  beside: number;
}

const ARTICLES = new Set(['a', 'an', 'the']);

interface Phrase {
  id: string;
  stems: readonly string[];
  /** A phrase that begins or ends with a small word ("how to pray", "log out") is looked for with its small words. */
  whole: boolean;
  /** All its words are small ("help me"): in a longer text they speak of something else. */
  light: boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll("'", '').split(/\s+/);
const isSmall = (word: string): boolean => isStop(word) && word !== 'ai';
const heavy = (words: readonly string[]): string[] => words.filter((word) => !isSmall(word));
const stemsOf = (words: readonly string[]): string[] => words.map(stemOf);

const indexOf = (stems: readonly string[], phrase: readonly string[]): number => {
  for (let at = 0; at + phrase.length <= stems.length; at += 1)
    if (phrase.every((stem, k) => stems[at + k] === stem)) return at;
  return -1;
};

/** Finds the entry whose phrase a text holds: with the fewest words beside it, and of these the longest. */
export const createAskedFor = (
  entries: Phrases,
  /** Words of asking: beside a phrase they mean nothing. */
  asking: ReadonlySet<string> = new Set(),
): ((words: readonly string[]) => Asked | null) => {
  const phrases = Object.entries(entries).flatMap(([id, list]) =>
    list.split(';').map((text): Phrase => {
      const words = wordsOf(text.trim());
      const whole = isSmall(words[0] ?? '') || isSmall(words.at(-1) ?? '');
      const light = words.every(isSmall);
      return { id, whole, light, stems: stemsOf(whole ? words.filter((word) => !ARTICLES.has(word)) : heavy(words)) };
    }),
  );
  return (words) => {
    const readings = { whole: words.filter((word) => !ARTICLES.has(word)), heavy: heavy(words) };
    const stems = { whole: stemsOf(readings.whole), heavy: stemsOf(readings.heavy) };
    let best: (Asked & { length: number }) | null = null;
    for (const { id, whole, light, stems: phrase } of phrases) {
      const how = whole ? 'whole' : 'heavy';
      const at = indexOf(stems[how], phrase);
      if (at < 0) continue;
      const beside = readings[how].filter((_, i) => i < at || i >= at + phrase.length);
      const telling = beside.filter((word) => !isSmall(word) && !asking.has(word)).length;
      const left = light ? Math.max(telling, beside.length - 1) : telling;
      if (best === null || left < best.left || (left === best.left && phrase.length > best.length))
        best = { id, left, beside: words.length - phrase.length, length: phrase.length };
    }
    return best && { id: best.id, left: best.left, beside: best.beside };
  };
};

const ASKING = new Set(
  (
    'is are was were can could may must should does do did will would what whats who whos why how where when which bible ' +
    'biblical scripture scriptural verse verses passage passages christian christians god gods jesus'
  ).split(' '),
);
const ASKED_ANYWHERE = /\b(bible|biblical|script|verse|passage|christian|a sin\b|sin to\b|sinful)/;
/** Somebody tells of a life, or fears for it. */
const TELLING =
  /^what if\b|\b(feel|feels|feeling|felt|struggl\w*|addict\w*|scared|afraid|im|ive|he|she|him|her|his|they|them)\b/;

/** Whether a text has the form of a question, and not of a life that is told. */
export const isAsking = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return !TELLING.test(text) && (ASKING.has(words[0] ?? '') || ASKED_ANYWHERE.test(text));
};

/**
 * What is never answered from a list: these words belong to notes, and to people. Nor does anybody who fears hell, or
 * mourns, want passages about it.
 */
const TENDER =
  /\b(gays?|lesbians?|homosexual|bisexual|lgbt|queers?|trans|transgender|abort\w*|suicid\w*|abus\w*|rape|raped|rapist|molest\w*|incest|masturbat\w*|porn\w*|beats?|beaten|hits?|violen\w*|pregnan\w*|miscarr\w*|affair|cutting|overdos\w*)\b/;
const FATE = /\b(hell|heaven|purgatory)\b/;
const MOURNED = /\b(he|she|they|him|her|them|bab(y|ies)|child|children|infants?|unborn|stillborn)\b/;
const FEARED = /\bhell\b/;
const SELF = /\b(i|me|my|we|im)\b/;

export const isTender = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return TENDER.test(text) || (FATE.test(text) && MOURNED.test(text)) || (FEARED.test(text) && SELF.test(text));
};
