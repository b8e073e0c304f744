import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { sizeOf } from './bundle.ts';
import { root } from './lib/processes.ts';
import { figure, inUnit, milliseconds, percentile, printFigures, timed, type Figure } from './lib/report.ts';
import { readRows, readSentenceClassifier } from './relevance/relevance.ts';

const SLOWEST_MS = 30;
const MEMORY_LIMIT = 60;
const TRANSFER_LIMIT = 8;
const FOLDER = join(root, 'content/generated/encoder');
const MB = 1_000_000;

const readTexts = (): string[] => readRows('bench/relevance/voices.tsv').map(({ query }) => query);

/** Bytes that a process grows by when it loads the encoder and reads a hundred texts: printed by one that does nothing else. */
const printMemory = (): void => {
  const before = process.memoryUsage().rss;
  const classifier = readSentenceClassifier();
  for (const text of readTexts().slice(0, 100)) classifier.probabilities(text);
  console.log(process.memoryUsage().rss - before);
};

/** What the sentence encoder costs a device: its files once, its memory, and its time over everyday searches in eight voices. */
export const encoder = (): Promise<Figure[]> => {
  const memory = Number(execFileSync(process.execPath, [import.meta.filename, 'memory'], { encoding: 'utf8' }));
  const classifier = readSentenceClassifier();
  const texts = readTexts();
  for (const text of texts.slice(0, 100)) classifier.probabilities(text);
  const times = texts.map((text) => timed(() => classifier.probabilities(text)));
  const bytes = sizeOf(FOLDER, /./);
  return Promise.resolve([
    figure(
      'P5',
      `sentence encoder, p95 over ${texts.length} searches`,
      percentile(times, 0.95),
      SLOWEST_MS,
      milliseconds,
    ),
    figure('P5', 'sentence encoder, memory once it is loaded', memory / MB, MEMORY_LIMIT, inUnit('MB')),
    figure('P5', 'sentence encoder, files as sent (gzip), once', bytes / MB, TRANSFER_LIMIT, inUnit('MB')),
  ]);
};

if (import.meta.main && process.argv[2] === 'memory') printMemory();
else if (import.meta.main) printFigures(await encoder());
