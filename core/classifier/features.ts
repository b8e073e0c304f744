/** FNV-1a, one UTF-16 unit at a time. */
const EMPTY = 0x811c9dc5;
const add = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);
const addAll = (hash: number, text: string): number => {
  let sum = hash;
  for (let i = 0; i < text.length; i += 1) sum = add(sum, text.charCodeAt(i));
  return sum;
};

// What a feature is: the first thing its hash is made of.
const UNIGRAM = addAll(EMPTY, 'w ');
const BIGRAM = addAll(EMPTY, 'b ');
const SKIP_BIGRAM = addAll(EMPTY, 's ');
const GRAM = addAll(EMPTY, 'c ');
const BETWEEN = ' '.charCodeAt(0);

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;

/** When each bucket was last met, by how many there are: a set would be made anew for each text. */
const metBy = new Map<number, Uint32Array>();
let texts = 0;

/**
 * What the classifier sees of a text: hashed word unigrams, bigrams with start and end, skip-bigrams, and character
 * n-grams of each word, so that a misspelt word still resembles the right one. Bucket numbers, each once.
 */
export const featuresOf = (words: readonly string[], buckets: number): number[] => {
  const met = metBy.get(buckets) ?? new Uint32Array(buckets);
  metBy.set(buckets, met);
  texts += 1;
  const found: number[] = [];
  const keep = (hash: number): void => {
    const bucket = ((hash ^ (hash >>> 15)) >>> 0) % buckets;
    if (met[bucket] === texts) return;
    met[bucket] = texts;
    found.push(bucket);
  };
  const keepPair = (kind: number, first: string, second: string) =>
    keep(addAll(add(addAll(kind, first), BETWEEN), second));
  for (let i = 0; i <= words.length; i += 1) {
    const [previous, word, next] = [words[i - 1] ?? '<', words[i] ?? '>', words[i + 1]];
    keepPair(BIGRAM, previous, word);
    if (i === words.length) break;
    keep(addAll(UNIGRAM, word));
    if (i > 0 && next !== undefined) keepPair(SKIP_BIGRAM, previous, next);
    const marked = `<${word}>`;
    for (let start = 0; start + SHORTEST_GRAM <= marked.length; start += 1) {
      let hash = GRAM;
      for (let end = start; end < Math.min(start + LONGEST_GRAM, marked.length); end += 1) {
        hash = add(hash, marked.charCodeAt(end));
        if (end - start + 1 >= SHORTEST_GRAM) keep(hash);
      }
    }
  }
  return found;
};
