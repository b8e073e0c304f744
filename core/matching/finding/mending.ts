import { tokenize } from '../../text/tokenize.ts';
import { isOrdinary } from '../lexical/ordinaryWords.ts';
import { lexiconWords } from '../lexical/readLexicon.ts';
import { createSpeller, type Speller } from '../lexical/spelling.ts';
import type { MatchingLibrary } from '../types.ts';

const MAX_MENDED = 12;

const buildSpeller = ({ lexicon, challenges, topics }: MatchingLibrary): Speller => {
  const weights = new Map<string, number>();
  const weigh = (text: string, weight: number): void => {
    for (const word of tokenize(text)) weights.set(word, (weights.get(word) ?? 0) + weight);
  };
  for (const word of lexiconWords(lexicon)) weights.set(word, 3);
  for (const { title, tags, phrasings } of challenges) {
    for (const text of phrasings) weigh(text, 0.3);
    for (const text of tags) weigh(text, 4);
    weigh(title, 8);
  }
  for (const { title, synonyms } of topics) for (const text of [title, ...synonyms]) weigh(text, 3);
  return createSpeller(weights, isOrdinary);
};

/** What knows the library's words, and reads unknown ones as the nearest known. */
export const createMending = (library: MatchingLibrary) => {
  let built: Speller | null = null;
  /** Built at the first query, not before: it is a third of the work. */
  const speller = (): Speller => (built ??= buildSpeller(library));
  return {
    knows: (word: string): boolean => speller().knows(word),
    /** `choice` takes the second or third nearest word instead. */
    mended(words: readonly string[], choice = 0): string[] {
      let left = MAX_MENDED;
      return words.map((word) => {
        if (left === 0 || word.length < 3 || speller().knows(word)) return word;
        left -= 1;
        const found = speller().candidates(word, choice + 1, words.length > 2);
        return found[choice] ?? found[0] ?? word;
      });
    },
  };
};
