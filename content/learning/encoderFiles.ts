import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadMeta } from '../../core/encoder/sentenceClassifier.ts';
import { readTensors } from '../../core/encoder/tensors.ts';

const folder = join(import.meta.dirname, '../encoder');

const readBytes = (file: string): Uint8Array => readFileSync(join(folder, file));

export const readEncoder = () => ({ wasm: readBytes('kernel.wasm'), encoder: readBytes('encoder.bin') });

/** Tells whether a head was trained on this encoder. */
export const digestOfEncoder = (): string => createHash('sha256').update(readBytes('encoder.bin')).digest('hex');

export const readHead = (): Uint8Array => readBytes('head.bin');

export const readHeadMeta = (): HeadMeta => readTensors<HeadMeta>(readHead()).meta;

export const readTrainingKernel = (): Uint8Array => readBytes('training.wasm');
