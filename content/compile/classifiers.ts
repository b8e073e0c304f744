import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassifierFile } from '../../core/classifier/classifier.ts';
import type { Challenge } from '../../core/contract/content.ts';
import { ContentError } from './files.ts';
import { readDangerSamples, readForeignDangerSamples } from '../learning/dangerSamples.ts';
import { digestOfEncoder, readHeadMeta } from '../learning/encoderFiles.ts';
import { digestOf, readSamples } from '../learning/samples.ts';

const check = (file: string, trainedOn: string, digest: string): void => {
  if (trainedOn !== digest)
    throw new ContentError(
      `content/${file} was trained on other sentences: something in content/training, or a note's title, tags or phrasings, ` +
        'has changed since. Run npm run train.',
    );
};

const read = (file: string, digest: string): ClassifierFile => {
  const classifier = JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8')) as ClassifierFile;
  check(file, classifier.trainedOn, digest);
  return classifier;
};

/** The trained classifiers. Throws ContentError where their sentences have changed since: then they must be trained anew. */
export const readClassifiers = (challenges: readonly Challenge[]) => {
  const digest = digestOf(readSamples(challenges));
  const head = readHeadMeta();
  check('encoder/head.bin', head.trainedOn, digest);
  if (head.encoder !== digestOfEncoder())
    throw new ContentError('content/encoder/head.bin was trained on another encoder.bin. Run npm run train.');
  return {
    classifier: read('trained/classifier.json', digest),
    dangerClassifier: read('trained/danger.json', digestOf(readDangerSamples(challenges))),
    foreignDangerClassifier: read('trained/danger-languages.json', digestOf(readForeignDangerSamples())),
  };
};
