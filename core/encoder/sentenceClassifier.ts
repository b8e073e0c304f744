import { softmax } from '../classifier/softmax.ts';
import { createEncoder, layersOf } from './encoder.ts';
import { createLinears } from './linear.ts';
import { readTensors } from './tensors.ts';

/** What content/encoder/head.bin says of itself. */
export interface HeadMeta {
  /** The digest of what it was trained on, as that of content/trained/classifier.json. */
  trainedOn: string;
  /** The SHA-256 of the encoder.bin that read it. */
  encoder: string;
  classes: string[];
}

export type SentenceClassifier = ReturnType<typeof createSentenceClassifier>;

/**
 * The classifier on top of the sentence encoder: one hidden layer over what a text means. `files` are the bytes of
 * content/encoder's kernel.wasm, encoder.bin and head.bin.
 */
export const createSentenceClassifier = (files: Record<'wasm' | 'encoder' | 'head', Uint8Array>) => {
  const { wasm, encoder } = files;
  const head = readTensors<HeadMeta>(files.head);
  const { classes } = head.meta;
  const encode = createEncoder(wasm, encoder);
  const linear = createLinears(wasm, layersOf(head), 1);
  const [hidden, output] = [linear('hidden'), linear('output')];
  const mean = head.vectors.get('mean');
  const spread = head.vectors.get('spread');
  if (!mean || !spread) throw new Error('The head has no mean');
  return {
    classes,
    /** How likely each class is, in the order of `classes`; null where there is nothing to read. */
    probabilities: (text: string): Float64Array | null => {
      const meaning = encode(text);
      if (meaning === null) return null;
      const even = meaning.map((value, i) => (value - (mean[i] ?? 0)) / (spread[i] ?? 1));
      const scores = output(
        hidden(even, 1).map((value) => Math.max(0, value)),
        1,
      );
      // The last units may stand for no class.
      return softmax(Float64Array.from(classes, (_, k) => scores[k] ?? 0));
    },
  };
};
