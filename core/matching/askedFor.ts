import { isStop, stemOf } from './words.ts';

/** Words by which people ask for one of a list of entries: its ids with their phrases, parted by semicolons. */
export type Phrases = Readonly<Record<string, string>>;

export interface Asked {
  id: string;
  /** Words beside the phrase that carry a meaning of their own. */
  left: number;
}

const ARTICLES = new Set(['a', 'an', 'the']);

interface Phrase {
  id: string;
  stems: readonly string[];
  /** A phrase that begins or ends with a small word ("how to pray", "log out") is looked for with its small words. */
  whole: boolean;
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
      return { id, whole, stems: stemsOf(whole ? words.filter((word) => !ARTICLES.has(word)) : heavy(words)) };
    }),
  );
  return (words) => {
    const readings = { whole: words.filter((word) => !ARTICLES.has(word)), heavy: heavy(words) };
    const stems = { whole: stemsOf(readings.whole), heavy: stemsOf(readings.heavy) };
    let best: (Asked & { length: number }) | null = null;
    for (const { id, whole, stems: phrase } of phrases) {
      const how = whole ? 'whole' : 'heavy';
      const at = indexOf(stems[how], phrase);
      if (at < 0) continue;
      const beside = readings[how].filter((_, i) => i < at || i >= at + phrase.length);
      const left = beside.filter((word) => !isSmall(word) && !asking.has(word)).length;
      if (best === null || left < best.left || (left === best.left && phrase.length > best.length))
        best = { id, left, length: phrase.length };
    }
    return best && { id: best.id, left: best.left };
  };
};

const ASKING = new Set(
  (
    'is are was were can could may must should does do did will would what whats who whos why how where when which are bible ' +
    'biblical scripture scriptural verse verses passage passages christian christians sin sinful god gods jesus'
  ).split(' '),
);
const ASKED_ANYWHERE = /^(bible|biblical|script|verse|passage|christian|sin$|sinful|sins$)/;

const TELLING = /^(feel|feels|feeling|felt|struggl\w*|addict\w*|scared|afraid|im|ive)$/;

/** Whether a text has the form of a question, and not of a life that is told. */
export const isAsking = (words: readonly string[]): boolean =>
  !words.some((word) => TELLING.test(word)) &&
  (ASKING.has(words[0] ?? '') || words.some((word) => ASKED_ANYWHERE.test(word)));

/** What is never answered from a list: these words belong to notes, and to people. */
const TENDER =
  /^(gays?|lesbians?|homosexual|bisexual|lgbt|queers?|trans$|transgender|abort|suicid|abus|rape|rapist|molest|incest|masturbat|porn|beat|beaten|hits?$|violen|pregnan|miscarr|affair|cutting|selfharm|overdos)/;

export const isTender = (words: readonly string[]): boolean => words.some((word) => TENDER.test(word));
