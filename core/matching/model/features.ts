/** FNV-1a over UTF-16 units, its high bits folded in, as a bucket's number. */
const bucketOf = (text: string, buckets: number): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
};

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;

/**
 * What the classifier sees of a text: hashed word unigrams, bigrams with start and end, skip-bigrams, and character
 * n-grams of each word, so that a misspelt word still resembles the right one. Bucket numbers, each once.
 */
export const featuresOf = (words: readonly string[], buckets: number): number[] => {
  const found = new Set<number>();
  const add = (text: string) => found.add(bucketOf(text, buckets));
  for (let i = 0; i <= words.length; i += 1) {
    const [previous, word, next] = [words[i - 1] ?? '<', words[i] ?? '>', words[i + 1]];
    add(`b ${previous} ${word}`);
    if (i === words.length) break;
    add(`w ${word}`);
    if (i > 0 && next !== undefined) add(`s ${previous} ${next}`);
    const marked = `<${word}>`;
    for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size += 1)
      for (let start = 0; start + size <= marked.length; start += 1) add(`c ${marked.slice(start, start + size)}`);
  }
  return [...found];
};
