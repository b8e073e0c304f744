import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createSentenceClassifier } from '../../../core/encoder/sentenceClassifier.ts';
import { createMatcher, type AllClassifierFiles } from '../../../core/matching/matcher.ts';
import type { MatchingLibrary } from '../../../core/matching/types.ts';

/** What the thread is started with. */
export interface ThreadData {
  library: MatchingLibrary;
  files: AllClassifierFiles;
  /** Holds the sentence encoder's files: content/generated/encoder. */
  encoderFolder: string;
}

const { library, files, encoderFolder } = workerData as ThreadData;

const readBytes = (file: string): Uint8Array => readFileSync(join(encoderFolder, file));

const sentenceClassifier = createSentenceClassifier({
  wasm: readBytes('kernel.wasm'),
  encoder: readBytes('encoder.bin'),
  head: readBytes('head.bin'),
});
const matcher = createMatcher(library, files, () => sentenceClassifier);

// Answers leave in the order in which the texts came. One that throws ends the thread, and server/wisdom/matching/sentenceMatcher.ts sees to it.
parentPort?.on('message', (query: string) => parentPort?.postMessage(matcher.match(query)));
