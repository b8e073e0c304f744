import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EncoderMeta } from '../core/encoder/encoder.ts';
import type { HeadMeta } from '../core/encoder/sentenceClassifier.ts';
import { readTensors } from '../core/encoder/tensors.ts';

const folder = join(import.meta.dirname, 'encoder');

/** A file from the start of a buffer of its own: float32 in it lie at multiples of four. */
const readBytes = (file: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(join(folder, file)));

export const readEncoder = () => ({
  wasm: readBytes('kernel.wasm'),
  encoder: readTensors<EncoderMeta>(readBytes('encoder.bin')),
});

/** Tells whether a head was trained on this encoder. */
export const digestOfEncoder = (): string => createHash('sha256').update(readBytes('encoder.bin')).digest('hex');

export const readHead = () => readTensors<HeadMeta>(readBytes('head.bin'));

export const readTrainingKernel = (): Uint8Array<ArrayBuffer> => readBytes('training.wasm');
