import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readClassifiers } from './compile/classifiers.ts';
import { buildDailyVerses } from './compile/dailyVerses.ts';
import { readContent, sayingFaults } from './compile/files.ts';
import { buildLibrary } from './compile/library.ts';
import { buildScripture } from './compile/scripture.ts';

const target = join(import.meta.dirname, 'generated');
/** Built beside the target and moved into its place whole, so that nothing ever reads a half-written library. */
const fresh = join(import.meta.dirname, '.generated-fresh');

const write = (file: string, value: unknown) => {
  mkdirSync(dirname(join(fresh, file)), { recursive: true });
  writeFileSync(join(fresh, file), JSON.stringify(value));
};

/**
 * Checks all content and writes content/generated: library.json for the server; for the browser one file a note and a
 * topic, so that a screen loads only what it shows.
 */
const compileContent = (): void => {
  const content = readContent();
  const library = buildLibrary(content, readClassifiers(content.challenges));
  rmSync(fresh, { recursive: true, force: true });
  const files = {
    library,
    matching: library.matching,
    classifier: library.classifier,
    danger: library.dangerClassifier,
    'danger-languages': library.foreignDangerClassifier,
    offline: library.offline,
    'no-match': library.noMatch,
    questions: library.questions,
    helplines: library.helplines,
    crisis: library.crisis,
    home: {
      categories: library.categories,
      // The first screen shows eight trending topics (docs/specification.md 1 §9).
      trending: library.trending.slice(0, 8),
      weekly: library.weekly.slice(0, 5),
    },
    titles: library.notes.map(({ id, challenge, category, danger }) => ({ id, title: challenge, category, danger })),
    'daily-verses': buildDailyVerses(content),
    brand: content.brand,
    about: content.about,
  };
  for (const [name, value] of Object.entries(files)) write(`${name}.json`, value);
  mkdirSync(join(fresh, 'encoder'));
  for (const file of ['encoder.bin', 'head.bin', 'kernel.wasm'])
    copyFileSync(join(import.meta.dirname, 'encoder', file), join(fresh, 'encoder', file));
  buildScripture(join(fresh, 'scripture.sqlite'), content.esv);
  for (const note of library.notes) write(`notes/${note.id}.json`, note);
  for (const topic of library.topics) write(`topics/${topic.id}.json`, topic);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
};

if (import.meta.main) sayingFaults(compileContent);
