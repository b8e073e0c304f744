import { ZERO, type ClassifierFile } from '../../core/classifier/classifier.ts';
import { featuresOf } from '../../core/classifier/features.ts';
import { tokenize, tokenizeAnyScript } from '../../core/text/tokenize.ts';
import { mulberry32 } from '../../core/random/mulberry32.ts';
import { exp, shuffle } from './deterministic.ts';
import { numberClasses, type Sample } from './samples.ts';

/*
 * Averaged feature embeddings under one softmax layer, trained by Adagrad. Every number comes of + - * / and square roots
 * in a fixed order, so that the same sentences give the same bytes on every machine (Math.exp need not).
 */

export interface Settings {
  buckets: number;
  dimensions: number;
  epochs: number;
  /** Epochs of the upper layer alone, once the embeddings are rounded to four bits. */
  epochsAfter: number;
  rate: number;
  /** The share of a text's features that an epoch leaves out. */
  dropout: number;
  tokenize: (text: string) => string[];
}

export const settings: Settings = {
  buckets: 20_480,
  dimensions: 32,
  epochs: 30,
  epochsAfter: 4,
  rate: 0.1,
  dropout: 0.6,
  tokenize,
};

/** Fewer classes, and more at stake in speed: it is asked at each search before the other. */
export const dangerSettings: Settings = { ...settings, buckets: 8192, dimensions: 12 };
export const foreignDangerSettings: Settings = {
  ...settings,
  buckets: 12_288,
  dimensions: 8,
  tokenize: tokenizeAnyScript,
};

interface Example {
  features: number[];
  classes: number[];
  weight: number;
}

// All numbers are kept in one kind of array: with several, each loop below would take ten times as long.
const at = (numbers: Float64Array, i: number): number => numbers[i] ?? 0;

const dot = (a: Float64Array, b: Float64Array, start: number, length: number): number => {
  let sum = 0;
  for (let d = 0; d < length; d += 1) sum += at(a, d) * at(b, start + d);
  return sum;
};

const addTo = (
  to: Float64Array,
  toStart: number,
  from: Float64Array,
  start: number,
  factor: number,
  length: number,
): void => {
  for (let d = 0; d < length; d += 1) to[toStart + d] = at(to, toStart + d) + factor * at(from, start + d);
};

/** Softmax in place. */
const toProbabilities = (scores: Float64Array): void => {
  let [highest, sum] = [-Infinity, 0];
  for (const score of scores) if (score > highest) highest = score;
  for (let k = 0; k < scores.length; k += 1) sum += scores[k] = exp(at(scores, k) - highest);
  for (let k = 0; k < scores.length; k += 1) scores[k] = at(scores, k) / sum;
};

/** Below this a class has learnt what the example can teach it. */
const SMALLEST_GRADIENT = 1e-4;
const FEW_FEATURES = 6;
/** Steps of four bits reach so many standard deviations. */
const REACH = 4;

const createNetwork = (classes: number, settings: Settings) => {
  const { buckets, dimensions } = settings;
  const random = mulberry32(1);
  const spread = Math.sqrt(dimensions);
  return {
    settings,
    classes,
    random,
    embeddings: Float64Array.from({ length: buckets * dimensions }, () => (2 * (random() - 0.5)) / spread),
    weights: Float64Array.from({ length: classes * dimensions }, () => (random() - 0.5) / spread),
    biases: new Float64Array(classes),
    embeddingSums: new Float64Array(buckets).fill(1e-6),
    weightSums: new Float64Array(classes).fill(1e-6),
    hidden: new Float64Array(dimensions),
    hiddenGradient: new Float64Array(dimensions),
    likely: new Float64Array(classes),
  };
};

type Network = ReturnType<typeof createNetwork>;

const run = (network: Network, examples: readonly Example[], epochs: number, upperLayerOnly: boolean): void => {
  const { rate, dropout } = network.settings;
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, network.random);
    const step = rate * (1 - (0.98 * epoch) / epochs);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      const all = example.features;
      const features = all.length > FEW_FEATURES ? all.filter(() => network.random() > dropout) : all;
      if (features.length > 0) learn(network, { ...example, features }, step, upperLayerOnly);
    }
  }
};

const learn = (network: Network, example: Example, step: number, upperLayerOnly: boolean): void => {
  const { features, classes, weight } = example;
  const { embeddings, weights, biases, embeddingSums, weightSums, hidden, hiddenGradient, likely } = network;
  const { dimensions } = network.settings;
  const share = 1 / Math.sqrt(features.length);
  hidden.fill(0);
  for (const feature of features) addTo(hidden, 0, embeddings, feature * dimensions, share, dimensions);
  for (let k = 0; k < network.classes; k += 1)
    likely[k] = at(biases, k) + dot(hidden, weights, k * dimensions, dimensions);
  toProbabilities(likely);
  // Where several answers are right they share the target, half of it by how likely each is already.
  const mass = classes.reduce((sum, k) => sum + at(likely, k), 0);
  const targets = Float64Array.from(classes, (k) => (0.5 * at(likely, k)) / mass + 0.5 / classes.length);
  classes.forEach((k, i) => (likely[k] = at(likely, k) - at(targets, i)));

  hiddenGradient.fill(0);
  for (let k = 0; k < network.classes; k += 1) {
    const gradient = at(likely, k) * weight;
    if (Math.abs(gradient) < SMALLEST_GRADIENT) continue;
    addTo(hiddenGradient, 0, weights, k * dimensions, gradient, dimensions);
    const squares = at(weightSums, k) + (gradient * gradient * dot(hidden, hidden, 0, dimensions)) / dimensions;
    weightSums[k] = squares;
    const change = (-step * gradient) / Math.sqrt(squares);
    addTo(weights, k * dimensions, hidden, 0, change, dimensions);
    biases[k] = at(biases, k) + change;
  }
  if (upperLayerOnly) return;
  const squares = (share * share * dot(hiddenGradient, hiddenGradient, 0, dimensions)) / dimensions;
  for (const feature of features) {
    const sum = at(embeddingSums, feature) + squares;
    embeddingSums[feature] = sum;
    addTo(embeddings, feature * dimensions, hiddenGradient, 0, (-step * share) / Math.sqrt(sum), dimensions);
  }
};

/** Rounds the embeddings to four bits, in place. */
const quantize = ({ settings, embeddings }: Network): { scales: number[]; embeddings: string } => {
  const { buckets, dimensions } = settings;
  const scales = Array.from({ length: dimensions }, (_, d) => {
    let squares = 0;
    for (let b = 0; b < buckets; b += 1) squares += at(embeddings, b * dimensions + d) ** 2;
    return rounded((REACH * Math.sqrt(squares / buckets)) / ZERO, 6);
  });
  const digits = Array.from(embeddings, (value, i) => {
    const scale = scales[i % dimensions] ?? 0;
    const level = Math.max(-ZERO, Math.min(ZERO, Math.round(value / scale)));
    embeddings[i] = level * scale;
    return (level + ZERO).toString(16);
  });
  return { scales, embeddings: digits.join('') };
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Learns which class a text belongs to. The same samples and settings give the same file. */
export const trainClassifier = (samples: readonly Sample[], options: Settings): Omit<ClassifierFile, 'trainedOn'> => {
  const { buckets, dimensions } = options;
  const { classes, numbersOf } = numberClasses(samples);
  const examples = samples
    .map((sample) => ({
      features: featuresOf(options.tokenize(sample.text), buckets),
      classes: numbersOf(sample),
      weight: sample.weight,
    }))
    .filter(({ features }) => features.length > 0);
  const network = createNetwork(classes.length, options);
  run(network, examples, options.epochs, false);
  const packed = quantize(network);
  run(network, examples, options.epochsAfter, true);
  return {
    classes,
    buckets,
    dimensions,
    ...packed,
    weights: classes.map((_, k) =>
      Array.from(network.weights.subarray(k * dimensions, (k + 1) * dimensions), (value) => rounded(value, 3)),
    ),
    biases: Array.from(network.biases, (value) => rounded(value, 3)),
  };
};
