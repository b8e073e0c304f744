import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipped } from './bundle.ts';
import { root } from './lib/processes.ts';
import { percentile, printFigures, type Figure } from './lib/report.ts';
import { readRows, readSentenceClassifier } from './relevance/relevance.ts';

const SLOWEST_MS = 30;
const MEMORY_LIMIT = 60;
const TRANSFER_LIMIT = 8;
const FOLDER = join(root, 'content/generated/encoder');
const MB = 1_000_000;

const figure = (name: string, value: number, unit: string, limit: number): Figure => ({
  id: 'P5',
  name,
  product: `${value.toFixed(1)} ${unit}`,
  limit: `${limit} ${unit}`,
  ratio: value / limit,
  goal: '<= 1',
  holds: value <= limit,
});

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
  const times = texts.map((text) => {
    const start = performance.now();
    classifier.probabilities(text);
    return performance.now() - start;
  });
  const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + gzipped(join(FOLDER, file)), 0);
  return Promise.resolve([
    figure(`sentence encoder, p95 over ${texts.length} searches`, percentile(times, 0.95), 'ms', SLOWEST_MS),
    figure('sentence encoder, memory once it is loaded', memory / MB, 'MB', MEMORY_LIMIT),
    figure('sentence encoder, files as sent (gzip), once', bytes / MB, 'MB', TRANSFER_LIMIT),
  ]);
};

if (import.meta.main && process.argv[2] === 'memory') printMemory();
else if (import.meta.main) printFigures(await encoder());
