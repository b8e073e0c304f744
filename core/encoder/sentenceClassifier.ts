import { createEncoder, layersOf, type EncoderMeta } from './encoder.ts';
import { createLinears } from './linear.ts';
import type { TensorFile } from './tensors.ts';

/** What content/encoder/head.bin says of itself. */
export interface HeadMeta {
  /** The digest of what it was trained on, as that of content/classifier.json. */
  trainedOn: string;
  /** The SHA-256 of the encoder.bin that read it. */
  encoder: string;
  classes: string[];
}

/** The files of content/encoder, as a process reads them. */
export interface SentenceClassifierFiles {
  wasm: Uint8Array;
  encoder: TensorFile<EncoderMeta>;
  head: TensorFile<HeadMeta>;
}

export interface SentenceClassifier {
  classes: readonly string[];
  /** How likely each class is, in the order of `classes`; null where there is nothing to read. */
  probabilities(text: string): Float64Array | null;
}

/** The classifier on top of the sentence encoder: one hidden layer over what a text means. */
export const createSentenceClassifier = ({ wasm, encoder, head }: SentenceClassifierFiles): SentenceClassifier => {
  const { classes } = head.meta;
  const encode = createEncoder(wasm, encoder);
  const linear = createLinears(wasm, layersOf(head), 1);
  const [hidden, output] = [linear('hidden'), linear('output')];
  const mean = head.vectors.get('mean')?.slice();
  const spread = head.vectors.get('spread')?.slice();
  if (!mean || !spread) throw new Error('The head has no mean');
  return {
    classes,
    probabilities: (text) => {
      const meaning = encode(text);
      if (meaning === null) return null;
      const even = meaning.map((value, i) => (value - (mean[i] ?? 0)) / (spread[i] ?? 1));
      const scores = output(
        hidden(even, 1).map((value) => Math.max(0, value)),
        1,
      );
      const top = Math.max(...scores);
      // The last units may stand for no class.
      const odds = Float64Array.from(classes, (_, k) => Math.exp((scores[k] ?? 0) - top));
      const all = odds.reduce((sum, odd) => sum + odd, 0);
      return odds.map((odd) => odd / all);
    },
  };
};
