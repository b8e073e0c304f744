import { isStop, stemOf } from './lexical/stemming.ts';

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

interface Hit extends Asked {
  length: number;
}

const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll("'", '').split(/\s+/);
const isSmall = (word: string): boolean => isStop(word) && word !== 'ai';
const heavy = (words: readonly string[]): string[] => words.filter((word) => !isSmall(word));
const stemsOf = (words: readonly string[]): string[] => words.map(stemOf);

const startsAt = (stems: readonly string[], phrase: readonly string[], at: number): boolean =>
  phrase.every((stem, k) => stems[at + k] === stem);

/** Finds the entry whose phrase a text holds: with the fewest words beside it, and of these the longest. */
export const createAskedFor = (
  entries: Phrases,
  /** Words of asking: beside a phrase they mean nothing. */
  asking: ReadonlySet<string> = new Set(),
): ((words: readonly string[]) => Asked | null) => {
  const byFirst = new Map<string, Phrase[]>();
  for (const [id, list] of Object.entries(entries)) {
    for (const text of list.split(';')) {
      const words = wordsOf(text.trim());
      const whole = isSmall(words[0] ?? '') || isSmall(words.at(-1) ?? '');
      const stems = stemsOf(whole ? words.filter((word) => !ARTICLES.has(word)) : heavy(words));
      const [first = ''] = stems;
      const phrases = byFirst.get(first) ?? [];
      phrases.push({ id, whole, light: words.every(isSmall), stems });
      byFirst.set(first, phrases);
    }
  }
  const tells = (word: string): boolean => !isSmall(word) && !asking.has(word);

  /** Every phrase that a reading of the words holds. */
  const read = (reading: readonly string[], whole: boolean, count: number): Hit[] => {
    const stems = stemsOf(reading);
    return stems.flatMap((stem, at) =>
      (byFirst.get(stem) ?? []).flatMap((phrase): Hit[] => {
        if (phrase.whole !== whole || !startsAt(stems, phrase.stems, at)) return [];
        const { length } = phrase.stems;
        const around = [...reading.slice(0, at), ...reading.slice(at + length)];
        const telling = around.filter(tells).length;
        const left = phrase.light ? Math.max(telling, around.length - 1) : telling;
        return [{ id: phrase.id, left, beside: count - length, length }];
      }),
    );
  };

  return (words) => {
    const plain = words.filter((word) => !ARTICLES.has(word));
    const [best = null] = [...read(plain, true, words.length), ...read(heavy(words), false, words.length)].sort(
      (a, b) => a.left - b.left || b.length - a.length,
    );
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
