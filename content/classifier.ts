import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Challenge } from '../core/contract/content.ts';
import type { ClassifierFile } from '../core/matching/model/classifier.ts';
import { ContentError } from './files.ts';
import { digestOf, readSamples } from './training.ts';

/** The trained classifier. Throws ContentError where its sentences have changed since: then it must be trained anew. */
export const readClassifier = (challenges: readonly Challenge[]): ClassifierFile => {
  const file = JSON.parse(readFileSync(join(import.meta.dirname, 'classifier.json'), 'utf8')) as ClassifierFile;
  if (file.trainedOn !== digestOf(readSamples(challenges)))
    throw new ContentError(
      "content/classifier.json was trained on other sentences: something in content/training, or a note's title, tags or phrasings, " +
        'has changed since. Run npm run train.',
    );
  return file;
};
