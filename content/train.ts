import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent, sayingFaults } from './compile/files.ts';
import {
  dangerSettings,
  foreignDangerSettings,
  settings,
  trainClassifier,
  type Settings,
} from './learning/trainClassifier.ts';
import { readDangerSamples, readForeignDangerSamples } from './learning/dangerSamples.ts';
import { trainHead } from './learning/trainHead.ts';
import { digestOfEncoder, readEncoder, readTrainingKernel } from './learning/encoderFiles.ts';
import { digestOf, readSamples, type Sample } from './learning/samples.ts';
import { createEncoder } from '../core/encoder/encoder.ts';
import { writeTensors } from '../core/encoder/tensors.ts';

const train = (name: string, samples: readonly Sample[], options: Settings): void => {
  const file = { trainedOn: digestOf(samples), ...trainClassifier(samples, options) };
  writeFileSync(join(import.meta.dirname, name), `${JSON.stringify(file)}\n`);
  console.log(`${name}: ${samples.length} sentences, ${file.classes.length} classes.`);
};

/** The sentence classifier: the encoder reads each sentence once, which takes most of the time. */
const trainSentences = (samples: readonly Sample[]): void => {
  const { wasm, encoder } = readEncoder();
  const { meta, matrices, vectors } = trainHead(samples, createEncoder(wasm, encoder), readTrainingKernel());
  const file = writeTensors({ trainedOn: digestOf(samples), encoder: digestOfEncoder(), ...meta }, matrices, vectors);
  writeFileSync(join(import.meta.dirname, 'encoder/head.bin'), file);
  console.log(`encoder/head.bin: ${samples.length} sentences, ${meta.classes.length} classes.`);
};

/** `npm run train`: learns from content/training and the notes, and writes the four classifiers. */
sayingFaults(() => {
  const { challenges } = readContent();
  train('trained/danger-languages.json', readForeignDangerSamples(), foreignDangerSettings);
  train('trained/danger.json', readDangerSamples(challenges), dangerSettings);
  // A few sentences on danger change the first two only.
  if (process.argv.includes('danger')) return;
  const samples = readSamples(challenges);
  train('trained/classifier.json', samples, settings);
  trainSentences(samples);
});
