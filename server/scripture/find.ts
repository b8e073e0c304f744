import { verseOf } from '../../core/scripture/books.ts';
import type { PackedBible } from './packedBible.ts';

/** Words looked for in one search; a long text is looked up by its first telling ones. */
const MAX_WORDS = 8;
const LONGEST_WORD = 24;
/** With so many verses that have every word, those that have some are not looked for. */
const ENOUGH = 3;
/** How deep into the ranking bundled verses are looked for. */
const SEARCHED = 300;

/** Words that carry no meaning of their own. */
const EMPTY = new Set(
  (
    'a about after again all also always am an and any are as at be because been before being but by can cannot could did do does ' +
    'doing don done down each even ever every feel feeling for from get gets getting give go going got had has have having he help ' +
    'her here hers him his how i if im in into is isn it its ive just keep know let like lot made make makes many may me might more ' +
    'most much my myself need never no not now of off on once one only or other our out over own please really s said same say see she ' +
    'should so some someone something still such t take tell than that the their them then there these they thing things think this ' +
    'those through to too two up us use very want was way we were what when where which while who why will with would you your yours'
  ).split(' '),
);

/** The telling words of a text: plain letters only, so that nothing of FTS5's syntax can stand in an expression. */
export const wordsOf = (text: string): string[] => {
  const plain = text
    .slice(0, 500)
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase();
  const words = new Set<string>();
  for (const word of plain.match(/[a-z]+/g) ?? [])
    if (word.length >= 3 && word.length <= LONGEST_WORD && !EMPTY.has(word)) words.add(word);
  return [...words];
};

const expression = (words: readonly string[], join: 'AND' | 'OR'): string =>
  words.map((word) => `"${word}"`).join(` ${join} `);

const toReference = (id: number): string => {
  const { book, chapter, verse } = verseOf(id);
  return `${book} ${chapter}:${verse}`;
};

/** References of the verses nearest to a sentence by any of its words. Slower than a search: for checking what was generated. */
export const findAlike = (bible: PackedBible, sentence: string, limit: number): string[] => {
  const words = wordsOf(sentence).slice(0, MAX_WORDS);
  return words.length === 0 ? [] : bible.match(expression(words, 'OR'), limit).map(toReference);
};

/**
 * Numbers of the verses that fit a text, best first. Verses with all of its words come before those with some; words
 * that stand in very many verses only narrow a search, since ranking by them would read half of the Bible
 * (docs/proof.md P4).
 */
const findIds = (bible: PackedBible, text: string, limit: number, enough: number): number[] => {
  const common = bible.commonWords();
  const all = wordsOf(text);
  const telling = all.filter((word) => !common.has(word)).slice(0, MAX_WORDS);
  const words = [...telling, ...all.filter((word) => common.has(word))].slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const found = bible.match(expression(words, 'AND'), limit);
  if (found.length >= enough || telling.length === 0 || words.length === 1) return found;
  return [...new Set([...found, ...bible.match(expression(telling, 'OR'), limit)])].slice(0, limit);
};

/** References of up to `limit` verses that fit a text, best first. */
export const findVerses = (bible: PackedBible, text: string, limit: number): string[] =>
  findIds(bible, text, limit, Math.min(limit, ENOUGH)).map(toReference);

/** The same among the bundled verses alone, which people chose. */
export const findChosen = (bible: PackedBible, text: string, limit: number): string[] => {
  const chosen = bible.excerpts();
  return findIds(bible, text, SEARCHED, SEARCHED)
    .filter((id) => chosen.has(id))
    .slice(0, limit)
    .map(toReference);
};
