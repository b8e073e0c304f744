import { createLinears } from './linear.ts';
import type { TensorFile } from './tensors.ts';
import { createTokenizer, MAX_PIECES, type Vocabulary } from './tokenizer.ts';
import { createTransformer } from './transformer.ts';

/** What content/encoder/encoder.bin says of itself. */
export interface EncoderMeta {
  source: string;
  vocabulary: Vocabulary;
}

/** A file's weight matrices that have a bias, by name. */
export const layersOf = ({ matrices, vectors }: TensorFile<unknown>) =>
  new Map(
    [...matrices].flatMap(([name, matrix]) => {
      const bias = vectors.get(`${name}.bias`);
      return bias ? [[name, { matrix, bias }] as const] : [];
    }),
  );

/** Reads what a text means: 1,792 numbers, alike for texts that mean alike. A text without any sign has no pieces and no meaning. */
export const createEncoder = (
  wasm: Uint8Array,
  { meta, matrices, vectors }: TensorFile<EncoderMeta>,
): ((text: string) => Float32Array | null) => {
  const embeddings = matrices.get('embeddings');
  const frequencies = vectors.get('frequencies');
  if (!embeddings || !frequencies) throw new Error('The encoder has no embeddings');
  const vector = (name: string): Float32Array => {
    const found = vectors.get(name);
    if (found === undefined) throw new Error(`The encoder has no ${name}`);
    return found.slice();
  };
  const linear = createLinears(wasm, layersOf({ meta, matrices, vectors }), MAX_PIECES);
  const tokenize = createTokenizer(meta.vocabulary);
  // Copies, so that nothing holds the file any longer: the weights are in the kernel's memory by now.
  const kept = { ...embeddings, steps: embeddings.steps.slice(), scales: embeddings.scales.slice() };
  const transform = createTransformer({ embeddings: kept, frequencies: frequencies.slice(), linear, vector });
  return (text) => {
    const pieces = text.trim() === '' ? [] : tokenize(text);
    return pieces.length === 0 ? null : transform(pieces);
  };
};
