import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, readContent } from './files.ts';
import { dangerSettings, foreignDangerSettings, settings, trainClassifier, type Settings } from './trainClassifier.ts';
import { readDangerSamples, readForeignDangerSamples } from './dangerTraining.ts';
import { digestOf, readSamples, type Sample } from './training.ts';

const train = (name: string, samples: readonly Sample[], options: Settings): void => {
  const file = { trainedOn: digestOf(samples), ...trainClassifier(samples, options) };
  writeFileSync(join(import.meta.dirname, name), `${JSON.stringify(file)}\n`);
  console.log(`${name}: ${samples.length} sentences, ${file.classes.length} classes.`);
};

/** `npm run train`: learns from content/training and the notes, and writes the three classifiers. */
try {
  const { challenges } = readContent();
  train('danger-languages.json', readForeignDangerSamples(), foreignDangerSettings);
  train('danger.json', readDangerSamples(challenges), dangerSettings);
  // Only the first needs what a few sentences on danger changed.
  if (!process.argv.includes('danger')) train('classifier.json', readSamples(challenges), settings);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
