import { createKernel } from '../../core/encoder/kernel.ts';
import type { HeadMeta } from '../../core/encoder/sentenceClassifier.ts';
import { toInt8, type Int8Matrix } from '../../core/encoder/tensors.ts';
import { mulberry32 } from '../../core/random/mulberry32.ts';
import { exp, shuffle } from './deterministic.ts';
import { numberClasses, type Sample } from './samples.ts';

/*
 * The layers on top of the sentence encoder: one hidden layer under a softmax, trained by Adam in batches, with dropout.
 * WebAssembly multiplies, in float32 and in a fixed order, so that the same sentences give the same bytes on every machine
 * (what the encoder takes from Math is V8's own code on every system).
 */

const HIDDEN = 512;
const BATCH = 256;
const EPOCHS = 12;
const RATE = 0.002;
/** The share of the input, and of the hidden layer, that a step leaves out. */
const [INPUT_DROPOUT, HIDDEN_DROPOUT] = [0.3, 0.5];
const DECAY = 0.1;
const [MOMENT, SQUARE_MOMENT] = [0.9, 0.999];
const TINY = 1e-8;

const at = (numbers: Float32Array, i: number): number => numbers[i] ?? 0;
const inFours = (count: number): number => Math.ceil(count / 4) * 4;

/** Arrays of the given sizes in one memory, and what multiplies them there. */
const createArrays = <Name extends string>(wasm: Uint8Array, sizes: Record<Name, number>) => {
  const list = Object.entries<number>(sizes);
  const bytes = list.reduce((sum, [, size]) => sum + 4 * inFours(size), 0);
  const { buffer, multiply } = createKernel(wasm, bytes);
  let end = 0;
  const arrays = list.map(([name, size]) => {
    const array = new Float32Array(buffer, end, size);
    end += 4 * inFours(size);
    return [name, array];
  });
  return {
    arrays: Object.fromEntries(arrays) as Record<Name, Float32Array>,
    /** out = a x b transposed; `rows` x `columns`, each sum over `depth`. */
    multiply: (a: Float32Array, b: Float32Array, out: Float32Array, rows: number, columns: number, depth: number) =>
      multiply(a.byteOffset, b.byteOffset, out.byteOffset, rows, columns, depth),
  };
};

const transpose = (from: Float32Array, to: Float32Array, rows: number, columns: number): void => {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) to[column * rows + row] = at(from, row * columns + column);
};

/** One array of weights, and how Adam has moved it so far. */
const createAdam = (weights: Float32Array, decay: number) => {
  const [moments, squares] = [new Float32Array(weights.length), new Float32Array(weights.length)];
  let steps = 0;
  return (gradient: Float32Array, rate: number): void => {
    steps += 1;
    const step = rate / (1 - MOMENT ** steps);
    const share = 1 / (1 - SQUARE_MOMENT ** steps);
    for (let i = 0; i < weights.length; i += 1) {
      const slope = at(gradient, i) + decay * at(weights, i);
      const moment = MOMENT * at(moments, i) + (1 - MOMENT) * slope;
      const square = SQUARE_MOMENT * at(squares, i) + (1 - SQUARE_MOMENT) * slope * slope;
      moments[i] = moment;
      squares[i] = square;
      weights[i] = at(weights, i) - (step * moment) / (Math.sqrt(square * share) + TINY);
    }
  };
};

/** Each column's mean and standard deviation. */
const spreadOf = (inputs: readonly Float32Array[], columns: number) => {
  const [sums, squares] = [new Float64Array(columns), new Float64Array(columns)];
  for (const input of inputs)
    for (let i = 0; i < columns; i += 1) {
      sums[i] = (sums[i] ?? 0) + at(input, i);
      squares[i] = (squares[i] ?? 0) + at(input, i) ** 2;
    }
  const mean = Float32Array.from(sums, (sum) => sum / inputs.length);
  const spread = Float32Array.from(
    squares,
    (sum, i) => Math.sqrt(Math.max(0, sum / inputs.length - at(mean, i) ** 2)) || 1,
  );
  return { mean, spread };
};

interface Example {
  input: Float32Array;
  targets: number[];
  weight: number;
}

interface Head {
  meta: Pick<HeadMeta, 'classes'>;
  matrices: Map<string, Int8Matrix>;
  vectors: Map<string, Float32Array>;
}

/** The two layers, what a batch makes in them, and what moves their weights. `units` are the classes, filled up to fours. */
const createNetwork = (
  wasm: Uint8Array,
  { width, classes, decay }: { width: number; classes: number; decay: number },
) => {
  const units = inFours(classes);
  const { arrays, multiply } = createArrays(wasm, {
    input: BATCH * width,
    inputTurned: BATCH * width,
    hidden: BATCH * HIDDEN,
    hiddenTurned: BATCH * HIDDEN,
    scores: BATCH * units,
    scoresTurned: BATCH * units,
    hiddenGradient: BATCH * HIDDEN,
    hiddenWeights: HIDDEN * width,
    hiddenWeightGradient: HIDDEN * width,
    outputWeights: units * HIDDEN,
    outputWeightsTurned: units * HIDDEN,
    outputWeightGradient: units * HIDDEN,
  });
  const { hiddenWeights, outputWeights } = arrays;
  const [hiddenBias, outputBias] = [new Float32Array(HIDDEN), new Float32Array(units)];
  const random = mulberry32(1);
  const bound = Math.sqrt(3 / width);
  for (let i = 0; i < hiddenWeights.length; i += 1) hiddenWeights[i] = (2 * random() - 1) * bound;
  return {
    ...arrays,
    hiddenBias,
    outputBias,
    hiddenBiasGradient: new Float32Array(HIDDEN),
    outputBiasGradient: new Float32Array(units),
    /** Which hidden units this batch did not leave out. */
    kept: new Uint8Array(BATCH * HIDDEN),
    width,
    classes,
    units,
    random,
    multiply,
    adams: {
      hiddenWeights: createAdam(hiddenWeights, decay),
      outputWeights: createAdam(outputWeights, decay),
      hiddenBias: createAdam(hiddenBias, 0),
      outputBias: createAdam(outputBias, 0),
    },
  };
};

type Network = ReturnType<typeof createNetwork>;

const fill = ({ input, width, random }: Network, batch: readonly Example[]): void => {
  const share = 1 / (1 - INPUT_DROPOUT);
  input.fill(0);
  batch.forEach((example, row) => {
    for (let i = 0; i < width; i += 1)
      if (random() >= INPUT_DROPOUT) input[row * width + i] = at(example.input, i) * share;
  });
};

const forward = (network: Network): void => {
  const { input, hidden, hiddenWeights, hiddenBias, kept, random, multiply } = network;
  multiply(input, hiddenWeights, hidden, BATCH, HIDDEN, network.width);
  const share = 1 / (1 - HIDDEN_DROPOUT);
  for (let i = 0; i < hidden.length; i += 1) {
    const value = at(hidden, i) + at(hiddenBias, i % HIDDEN);
    kept[i] = value > 0 && random() >= HIDDEN_DROPOUT ? 1 : 0;
    hidden[i] = kept[i] === 1 ? value * share : 0;
  }
  multiply(hidden, network.outputWeights, network.scores, BATCH, network.units, HIDDEN);
};

/** Turns the scores into their gradients: how likely each class was found, less the target. */
const toGradients = ({ scores, outputBias, units, classes }: Network, batch: readonly Example[]): void => {
  batch.forEach(({ targets, weight }, row) => {
    const start = row * units;
    let [top, sum] = [-Infinity, 0];
    for (let k = 0; k < classes; k += 1) {
      scores[start + k] = at(scores, start + k) + at(outputBias, k);
      top = Math.max(top, at(scores, start + k));
    }
    for (let k = 0; k < classes; k += 1) sum += scores[start + k] = exp(at(scores, start + k) - top);
    const share = weight / batch.length;
    for (let k = 0; k < units; k += 1) scores[start + k] = k < classes ? (at(scores, start + k) / sum) * share : 0;
    for (const k of targets) scores[start + k] = at(scores, start + k) - share / targets.length;
  });
  scores.fill(0, batch.length * units);
};

const sumColumns = (values: Float32Array, to: Float32Array): void => {
  to.fill(0);
  for (let i = 0; i < values.length; i += 1) to[i % to.length] = at(to, i % to.length) + at(values, i);
};

/** Moves the weights against the gradients that the batch left in `scores`. */
const learn = (network: Network, rate: number): void => {
  const { input, inputTurned, hidden, hiddenTurned, hiddenGradient, scores, scoresTurned, kept } = network;
  const { outputWeights, outputWeightsTurned, hiddenBiasGradient, outputBiasGradient } = network;
  const { width, units, multiply, adams } = network;
  transpose(scores, scoresTurned, BATCH, units);
  transpose(hidden, hiddenTurned, BATCH, HIDDEN);
  transpose(outputWeights, outputWeightsTurned, units, HIDDEN);
  multiply(scoresTurned, hiddenTurned, network.outputWeightGradient, units, HIDDEN, BATCH);
  multiply(scores, outputWeightsTurned, hiddenGradient, BATCH, HIDDEN, units);
  const share = 1 / (1 - HIDDEN_DROPOUT);
  for (let i = 0; i < hiddenGradient.length; i += 1)
    hiddenGradient[i] = kept[i] === 1 ? at(hiddenGradient, i) * share : 0;
  sumColumns(scores, outputBiasGradient);
  sumColumns(hiddenGradient, hiddenBiasGradient);
  transpose(hiddenGradient, hiddenTurned, BATCH, HIDDEN);
  transpose(input, inputTurned, BATCH, width);
  multiply(hiddenTurned, inputTurned, network.hiddenWeightGradient, HIDDEN, width, BATCH);
  adams.hiddenWeights(network.hiddenWeightGradient, rate);
  adams.outputWeights(network.outputWeightGradient, rate);
  adams.hiddenBias(hiddenBiasGradient, rate);
  adams.outputBias(outputBiasGradient, rate);
};

const run = (network: Network, examples: readonly Example[]): void => {
  const order = examples.map((_, i) => i);
  const batches = Math.ceil(order.length / BATCH);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, network.random);
    for (let b = 0; b < batches; b += 1) {
      const batch = order.slice(b * BATCH, (b + 1) * BATCH).flatMap((i) => examples[i] ?? []);
      fill(network, batch);
      forward(network);
      toGradients(network, batch);
      learn(network, RATE * (1 - (epoch * batches + b) / (EPOCHS * batches)));
    }
  }
};

/** Learns which class a text belongs to from what the encoder makes of it. The same samples give the same head. */
export const trainHead = (
  samples: readonly Sample[],
  encode: (text: string) => Float32Array | null,
  wasm: Uint8Array,
): Head => {
  const { classes, numbersOf } = numberClasses(samples);
  const examples = samples.flatMap((sample): Example[] => {
    const input = encode(sample.text);
    return input ? [{ input, targets: numbersOf(sample), weight: sample.weight }] : [];
  });
  const width = examples[0]?.input.length ?? 0;
  const { mean, spread } = spreadOf(
    examples.map(({ input }) => input),
    width,
  );
  for (const { input } of examples)
    for (let i = 0; i < width; i += 1) input[i] = (at(input, i) - at(mean, i)) / at(spread, i);
  const network = createNetwork(wasm, { width, classes: classes.length, decay: DECAY / examples.length });
  run(network, examples);
  return {
    meta: { classes },
    matrices: new Map([
      ['hidden', toInt8(network.hiddenWeights, HIDDEN, width)],
      ['output', toInt8(network.outputWeights, network.units, HIDDEN)],
    ]),
    vectors: new Map([
      ['hidden.bias', network.hiddenBias],
      ['output.bias', network.outputBias],
      ['mean', mean],
      ['spread', spread],
    ]),
  };
};
