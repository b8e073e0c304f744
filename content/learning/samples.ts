import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Challenge } from '../../core/contract/content.ts';
import { NONE } from '../../core/matching/types.ts';
import { ContentError } from '../compile/files.ts';

/** A text as people type it, with the classes it belongs to: challenge ids, or `none/` and a file's name there. */
export interface Sample {
  text: string;
  classes: string[];
  /** How much it counts beside a sentence's 1. */
  weight: number;
}

const folder = join(import.meta.dirname, '../training');

/** The lines of a file of content/training. */
export const readLines = (path: string): string[] =>
  readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** The files of a folder of content/training, without their ending, in a fixed order. */
export const listFiles = (path: string): string[] =>
  readdirSync(join(folder, path))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();

const TAG_WEIGHT = 0.7;
const TRAP_WEIGHT = 0.1;
/** What turns a trouble's own word into something to look up. */
const TRAPS = ['movie cast', 'lyrics', 'near me cheap', 'song download', 'prices'];

/** `text`, or `text [also: id, id]` where another note would do nearly as well. */
const readLine = (line: string, name: string): Sample => {
  const [, text = '', also] = /^(.*?)(?: \[also: ([a-z, -]+)\])?$/.exec(line) ?? [];
  return { text, classes: [name, ...(also?.split(', ') ?? [])], weight: 1 };
};

const readFile = (path: string, name: string): Sample[] => readLines(path).map((line) => readLine(line, name));

/** All that the classifier learns from, in a fixed order. Throws ContentError where a file names no challenge. */
export const readSamples = (challenges: readonly Challenge[]): Sample[] => {
  const known = new Set(challenges.flatMap(({ id, danger }) => (danger ? [] : [id])));
  const samples = [
    ...listFiles('.').flatMap((name) => readFile(`${name}.txt`, name)),
    ...listFiles(NONE).flatMap((name) => readFile(`${NONE}/${name}.txt`, `${NONE}/${name}`)),
  ];
  for (const { text, classes } of samples) {
    const wrong = classes.find((name) => !known.has(name) && !name.startsWith(`${NONE}/`));
    if (wrong !== undefined) throw new ContentError(`content/training: there is no challenge ${wrong} ("${text}")`);
  }
  const missing = [...known].find((id) => !existsSync(join(folder, `${id}.txt`)));
  if (missing !== undefined) throw new ContentError(`content/training/${missing}.txt is missing`);
  for (const { id, title, tags, phrasings } of challenges) {
    if (!known.has(id)) continue;
    samples.push(...phrasings.map((text) => ({ text, classes: [id], weight: 1 })));
    samples.push(...[title, ...tags].map((text) => ({ text, classes: [id], weight: TAG_WEIGHT })));
    for (const tag of tags)
      samples.push(
        ...TRAPS.map((trap) => ({ text: `${tag} ${trap}`, classes: [`${NONE}/off-topic`], weight: TRAP_WEIGHT })),
      );
  }
  return samples;
};

/** Tells whether a classifier was trained on these samples. */
export const digestOf = (samples: readonly Sample[]): string =>
  createHash('sha256').update(JSON.stringify(samples)).digest('hex');

/** The names of all classes in a fixed order, and a text's classes as places in it. */
export const numberClasses = (samples: readonly Sample[]) => {
  const classes = [...new Set(samples.flatMap((sample) => sample.classes))].sort();
  const places = new Map(classes.map((name, k) => [name, k]));
  return { classes, numbersOf: (sample: Sample): number[] => sample.classes.map((name) => places.get(name) ?? 0) };
};
