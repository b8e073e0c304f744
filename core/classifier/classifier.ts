import { featuresOf } from './features.ts';
import { softmax } from './softmax.ts';

/**
 * A trained classifier as content/trained/classifier.json holds it: a table of hashed features, averaged, under one softmax layer.
 * `embeddings` are `buckets` x `dimensions` numbers from -7 to 7, a hexadecimal digit each, 7 standing for zero; each
 * dimension has a scale of its own.
 */
export interface ClassifierFile {
  /** The digest of what it was trained on: content/training and the notes' titles, tags and phrasings. */
  trainedOn: string;
  classes: string[];
  buckets: number;
  dimensions: number;
  scales: number[];
  embeddings: string;
  /** A row a class. */
  weights: number[][];
  biases: number[];
}

/** The digit that stands for zero. */
export const ZERO = 7;

export type Classifier = ReturnType<typeof createClassifier>;

const DIGIT = '0'.charCodeAt(0);
const A = 'a'.charCodeAt(0);

/** The steps of each number from zero: in bytes, so that what a text calls for lies near together. */
const unpack = ({ buckets, dimensions, embeddings }: ClassifierFile): Int8Array => {
  const table = new Int8Array(buckets * dimensions);
  for (let i = 0; i < table.length; i += 1) {
    const code = embeddings.charCodeAt(i);
    table[i] = (code < A ? code - DIGIT : code - A + 10) - ZERO;
  }
  return table;
};

export const createClassifier = (file: ClassifierFile) => {
  const { classes, buckets, dimensions, scales, weights, biases } = file;
  const table = unpack(file);
  const sums = new Int32Array(dimensions);
  /** How likely each class is, in the order of `classes`; adds up to 1. Words come from `tokenize`. */
  const probabilities = (words: readonly string[]): Float64Array => {
    const features = featuresOf(words, buckets);
    sums.fill(0);
    for (const feature of features) {
      const row = feature * dimensions;
      for (let d = 0; d < dimensions; d += 1) sums[d] = (sums[d] ?? 0) + (table[row + d] ?? 0);
    }
    const share = 1 / Math.sqrt(features.length);
    const hidden = scales.map((scale, d) => (sums[d] ?? 0) * scale * share);
    const scores = Float64Array.from(weights, (row, k) => {
      let score = biases[k] ?? 0;
      for (let d = 0; d < dimensions; d += 1) score += (hidden[d] ?? 0) * (row[d] ?? 0);
      return score;
    });
    return softmax(scores);
  };
  return { classes, probabilities };
};
