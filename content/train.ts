import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, readContent } from './files.ts';
import { trainClassifier } from './trainClassifier.ts';
import { digestOf, readSamples } from './training.ts';

/** `npm run train`: learns from content/training and the notes, and writes content/classifier.json. */
try {
  const samples = readSamples(readContent().challenges);
  const file = { trainedOn: digestOf(samples), ...trainClassifier(samples) };
  writeFileSync(join(import.meta.dirname, 'classifier.json'), `${JSON.stringify(file)}\n`);
  console.log(`${samples.length} sentences, ${file.classes.length} classes.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
