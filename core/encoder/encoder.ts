import { createLinears } from './linear.ts';
import { readTensors, type TensorFile } from './tensors.ts';
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

/**
 * Reads what a text means, by the bytes of kernel.wasm and encoder.bin: 1,792 numbers, alike for texts that mean alike. A text
 * without any sign has no pieces and no meaning.
 */
export const createEncoder = (wasm: Uint8Array, file: Uint8Array): ((text: string) => Float32Array | null) => {
  const { meta, matrices, vectors } = readTensors<EncoderMeta>(file);
  const embeddings = matrices.get('embeddings');
  const frequencies = vectors.get('frequencies');
  if (!embeddings || !frequencies) throw new Error('The encoder has no embeddings');
  const vector = (name: string): Float32Array => {
    const found = vectors.get(name);
    if (found === undefined) throw new Error(`The encoder has no ${name}`);
    return found;
  };
  const linear = createLinears(wasm, layersOf({ meta, matrices, vectors }), MAX_PIECES);
  const tokenize = createTokenizer(meta.vocabulary);
  // A copy, so that nothing holds the file any longer: the other weights are in the kernel's memory by now.
  const kept = { ...embeddings, steps: embeddings.steps.slice() };
  const transform = createTransformer({ embeddings: kept, frequencies, linear, vector });
  return (text) => {
    const pieces = text.trim() === '' ? [] : tokenize(text);
    return pieces.length === 0 ? null : transform(pieces);
  };
};
