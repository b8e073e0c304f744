import type { Linear } from './linear.ts';
import type { Int8Matrix } from './tensors.ts';

/**
 * The transformer of Universal Sentence Encoder lite: two layers, four heads each, normalised before each part. What it gives
 * is its own embedding of the text with the averages of its layers, in which more of the single words is left.
 */
interface TransformerParts {
  embeddings: Int8Matrix;
  /** Of the sines and cosines that tell where a piece stands. */
  frequencies: Float32Array;
  linear(name: string): Linear;
  vector(name: string): Float32Array;
}

const HEADS = 4;
const LAYERS = 2;
const TINY = 1e-6;

const at = (numbers: Float32Array, i: number): number => numbers[i] ?? 0;

/** The mean of each column over all rows. */
const average = (values: Float32Array, rows: number): Float32Array => {
  const columns = values.length / rows;
  const sums = new Float64Array(columns);
  values.forEach((value, i) => (sums[i % columns] = (sums[i % columns] ?? 0) + value));
  return Float32Array.from(sums, (sum) => sum / rows);
};

const addTo = (to: Float32Array, values: Float32Array): void => {
  for (let i = 0; i < to.length; i += 1) to[i] = at(to, i) + at(values, i);
};

const normalize = (values: Float32Array, scale: Float32Array, bias: Float32Array): Float32Array => {
  const columns = scale.length;
  const out = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += columns) {
    let [sum, squares] = [0, 0];
    for (let i = 0; i < columns; i += 1) sum += at(values, start + i);
    const mean = sum / columns;
    for (let i = 0; i < columns; i += 1) squares += (at(values, start + i) - mean) ** 2;
    const share = 1 / Math.sqrt(squares / columns + TINY);
    for (let i = 0; i < columns; i += 1)
      out[start + i] = (at(values, start + i) - mean) * share * at(scale, i) + at(bias, i);
  }
  return out;
};

/** Each row of `qkv` holds a piece's query, key and value. */
const attend = (qkv: Float32Array, rows: number): Float32Array => {
  const stride = qkv.length / rows;
  const width = stride / 3;
  const depth = width / HEADS;
  const out = new Float32Array(rows * width);
  const shares = new Float64Array(rows);
  for (let head = 0; head < HEADS; head += 1) {
    for (let row = 0; row < rows; row += 1) {
      const query = row * stride + head * depth;
      let highest = -Infinity;
      for (let other = 0; other < rows; other += 1) {
        const key = other * stride + width + head * depth;
        let sum = 0;
        for (let i = 0; i < depth; i += 1) sum += at(qkv, query + i) * at(qkv, key + i);
        shares[other] = sum / Math.sqrt(depth);
        highest = Math.max(highest, shares[other] ?? 0);
      }
      let all = 0;
      for (let other = 0; other < rows; other += 1) all += shares[other] = Math.exp((shares[other] ?? 0) - highest);
      const start = row * width + head * depth;
      for (let other = 0; other < rows; other += 1) {
        const value = other * stride + 2 * width + head * depth;
        const share = (shares[other] ?? 0) / all;
        for (let i = 0; i < depth; i += 1) out[start + i] = at(out, start + i) + share * at(qkv, value + i);
      }
    }
  }
  return out;
};

const embed = (pieces: readonly number[], { columns, steps, scales }: Int8Matrix): Float32Array => {
  const out = new Float32Array(pieces.length * columns);
  pieces.forEach((piece, row) => {
    const scale = at(scales, piece);
    for (let i = 0; i < columns; i += 1) out[row * columns + i] = (steps[piece * columns + i] ?? 0) * scale;
  });
  return out;
};

/** Where each piece stands, and twice what it is: so it was trained. */
const addPositions = (embedded: Float32Array, columns: number, frequencies: Float32Array): Float32Array => {
  const half = frequencies.length;
  return embedded.map((value, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const angle = row * at(frequencies, column % half);
    return 2 * value + (column < half ? Math.sin(angle) : Math.cos(angle));
  });
};

/** Makes what reads a text's pieces (64 at most): the embedding and the averages, one after the other. */
export const createTransformer = ({ embeddings, frequencies, linear, vector }: TransformerParts) => {
  const layers = Array.from({ length: LAYERS }, (_, i) => ({
    attentionScale: vector(`attention${i}.norm.scale`),
    attentionBias: vector(`attention${i}.norm.bias`),
    qkv: linear(`attention${i}.qkv`),
    output: linear(`attention${i}.output`),
    feedForwardScale: vector(`feedForward${i}.norm.scale`),
    feedForwardBias: vector(`feedForward${i}.norm.bias`),
    widen: linear(`feedForward${i}.widen`),
    narrow: linear(`feedForward${i}.narrow`),
  }));
  const residual = linear('residual');
  const embedding = linear('embedding');

  return (pieces: readonly number[]): Float32Array => {
    const rows = pieces.length;
    const embedded = embed(pieces, embeddings);
    const placed = addPositions(embedded, embeddings.columns, frequencies);
    const state = residual(placed, rows);
    let input = placed;
    const averages: Float32Array[] = [];
    for (const layer of layers) {
      const normal = normalize(input, layer.attentionScale, layer.attentionBias);
      addTo(state, layer.output(attend(layer.qkv(normal, rows), rows), rows));
      const wide = layer.widen(normalize(state, layer.feedForwardScale, layer.feedForwardBias), rows);
      for (let i = 0; i < wide.length; i += 1) if (at(wide, i) < 0) wide[i] = 0;
      addTo(state, layer.narrow(wide, rows));
      averages.unshift(average(state, rows));
      input = state;
    }
    const [last = state] = averages;
    const bounded = embedding(last, 1).map(Math.tanh);
    const size = Math.hypot(...bounded) || 1;
    const parts = [bounded.map((value) => value / size), ...averages, average(embedded, rows)];
    const out = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const part of parts) {
      out.set(part, offset);
      offset += part.length;
    }
    return out;
  };
};
