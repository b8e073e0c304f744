/** A piece of a word and the logarithm of how likely it is; the first six stand for no text. */
export type Vocabulary = [piece: string, score: number][];

const RESERVED = 6;
const UNKNOWN = 0;
/** Worse than any piece: a sign that no piece has is read as unknown only where nothing else will do. */
const UNKNOWN_SCORE = -20;
const SPACE = '\u2581';
/** In pieces, of which 50 words have about 60: a longer text costs more time than what follows there would tell. */
export const MAX_PIECES = 64;
/** In characters: 64 pieces are seldom as long, and hostile text should cost no more. */
const LONGEST_TEXT = 600;

/** SentencePiece's unigram model: the likeliest way to put a text together from the pieces of a vocabulary. */
export const createTokenizer = (vocabulary: Vocabulary): ((text: string) => number[]) => {
  const ids = new Map(vocabulary.slice(RESERVED).map(([piece], i) => [piece, i + RESERVED]));
  const longest = Math.max(...vocabulary.map(([piece]) => piece.length));
  return (text) => {
    // Once more after it: one sign may become eighteen.
    const plain = text.trim().slice(0, LONGEST_TEXT).normalize('NFKC').slice(0, LONGEST_TEXT);
    const signs = SPACE + plain.trim().replace(/\s+/g, SPACE);
    const best = new Float64Array(signs.length + 1).fill(-Infinity);
    const starts = new Int32Array(signs.length + 1);
    const pieces = new Int32Array(signs.length + 1);
    best[0] = 0;
    const extend = (start: number, end: number, piece: number, score: number): void => {
      const sum = (best[start] ?? 0) + score;
      if (sum <= (best[end] ?? 0)) return;
      best[end] = sum;
      starts[end] = start;
      pieces[end] = piece;
    };
    for (let start = 0; start < signs.length; start += 1) {
      for (let end = start + 1; end <= Math.min(start + longest, signs.length); end += 1) {
        const id = ids.get(signs.slice(start, end));
        if (id !== undefined) extend(start, end, id, vocabulary[id]?.[1] ?? 0);
        else if (end === start + 1) extend(start, end, UNKNOWN, UNKNOWN_SCORE);
      }
    }
    const found: number[] = [];
    for (let end = signs.length; end > 0; end = starts[end] ?? 0) {
      const piece = pieces[end] ?? UNKNOWN;
      if (piece !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(piece);
    }
    return found.reverse().slice(0, MAX_PIECES);
  };
};
