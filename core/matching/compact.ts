import type { Lexicon, MatchingLibrary } from './types.ts';
import { keyWords } from './lexical/stemming.ts';

type Challenges = MatchingLibrary['challenges'];

/** A word of fewer lines than this is a detail of one story: it makes no other text alike. */
const MIN_LINES = 3;
const MIN_WORDS = 2;

/** The phrasings cut to what the matcher can use of them: half of matching.json would be words it never weighs. */
export const compactPhrasings = (challenges: Challenges): Challenges => {
  const lines = new Map<string, number>();
  const short = challenges.map((each) => ({ ...each, phrasings: each.phrasings.map(keyWords) }));
  for (const { phrasings } of short) {
    for (const line of phrasings) for (const word of line.split(' ')) lines.set(word, (lines.get(word) ?? 0) + 1);
  }
  const cut = (line: string): string[] => line.split(' ').filter((word) => (lines.get(word) ?? 0) >= MIN_LINES);
  return short.map((each) => ({
    ...each,
    phrasings: each.danger
      ? []
      : each.phrasings
          .map(cut)
          .flatMap((words) => (words.length >= MIN_WORDS ? [words.join(' ')] : []))
          .sort(),
  }));
};

/** The same words in fewer bytes: what matching.json carries. */
export const packLexicon = ({ classes, neutral, offTopic: [surest, sure, likely], entries }: Lexicon): Lexicon => ({
  classes,
  neutral: packed(neutral),
  offTopic: [packed(surest), packed(sure), packed(likely)],
  entries: Object.fromEntries(
    Object.entries(entries).map(([id, [first, second]]) => [id, [packed(first), packed(second)]]),
  ),
});
const packed = (text: string): string => text.replaceAll(', ', ',');
