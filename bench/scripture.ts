import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { Library } from '../core/contract/library.ts';
import { createRandom } from '../core/sync/testing/random.ts';
import { paths } from '../server/paths.ts';
import { openScripture } from '../server/scripture/store.ts';
import { verifyScripture } from '../server/scripture/verify.ts';
import { figure, milliseconds, percentile, timed, type Figure } from './lib/report.ts';

const ROUNDS = 5;
const QUERIES = 300;
/** fuse.js takes so long over 31,000 verses that it gets a part of the queries. */
const FUSE_QUERIES = 8;
const HOSTILE = 1000;
const HOSTILE_LENGTH = 500;
const FIRST_LIMIT = 50;
const HOSTILE_LIMIT = 20;
const HASH_LIMIT = 50;
const MAX_FOUND = 10;

interface Verse {
  id: number;
  text: string;
}

/** The World English Bible. */
export const readVerses = (): Verse[] => {
  const file = readFileSync(join(paths.root, 'content/scripture/web.json'), 'utf8');
  const books = Object.values(JSON.parse(file) as Record<string, string[][]>);
  return books.flat(2).map((text, id) => ({ id, text }));
};

/** What people type, and words out of verses: two to six words each. */
const queriesFrom = (verses: readonly Verse[]): string[] => {
  const random = createRandom(7);
  const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
  const typed = library.matching.challenges.flatMap(({ phrasings }) => phrasings);
  return Array.from({ length: QUERIES }, (_, index) => {
    if (index % 2) return random.pick(typed) ?? '';
    const words = random.pick(verses)?.text.split(' ') ?? [];
    const from = random.below(Math.max(1, words.length - 6));
    return words.slice(from, from + 2 + random.below(5)).join(' ');
  });
};

const pieces = `"|*|NEAR(|)|AND |OR |NOT |^|-|:|text:|'|a|t*|the |god |lord |people |love |\0|{|}|é|💧| |x`.split('|');

const hostile = (): string[] => {
  const random = createRandom(11);
  return Array.from({ length: HOSTILE }, (_, index) => {
    const few = pieces.slice(index % pieces.length, (index % pieces.length) + 1 + (index % 5));
    const from = index % 3 ? pieces : few;
    let text = '';
    while (text.length < HOSTILE_LENGTH) text += random.pick(from) ?? 'y';
    return text.slice(0, index % 7 ? HOSTILE_LENGTH : 1 + (index % 12));
  });
};

/** Passage search against fuse.js and minisearch, turn by turn (docs/proof.md P4), and the first lookup. */
export const scripture = async (): Promise<Figure[]> => {
  const checked = timed(() => verifyScripture(paths.scripture));
  const store = openScripture(paths.scripture);
  const first = timed(() => store.passage('Habakkuk 2:14'));
  const verses = readVerses();
  const queries = queriesFrom(verses);
  const mini = new MiniSearch<Verse>({ fields: ['text'] });
  mini.addAll(verses.filter(({ text }) => text));
  const fuse = new Fuse(verses, { keys: ['text'], threshold: 0.2 });
  const searches = {
    product: (text: string) => store.find(text, MAX_FOUND),
    mini: (text: string) => mini.search(text).slice(0, MAX_FOUND),
    fuse: (text: string) => fuse.search(text, { limit: MAX_FOUND }),
  };
  for (const text of queries.slice(0, 30)) for (const search of [searches.product, searches.mini]) search(text);
  const times: Record<keyof typeof searches, number[]> = { product: [], mini: [], fuse: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, search] of Object.entries(searches) as [keyof typeof searches, (text: string) => unknown][])
      for (const text of name === 'fuse' ? queries.slice(0, FUSE_QUERIES) : queries)
        times[name].push(timed(() => search(text)));
  // The best of three, so that a pause of the machine is not counted as the text's.
  const worst = Math.max(
    ...hostile().map((text) => Math.min(...[1, 2, 3].map(() => timed(() => searches.product(text))))),
  );
  store.close();
  const [p50, p99] = [percentile(times.product, 0.5), percentile(times.product, 0.99)];
  const [fuse50, mini99] = [percentile(times.fuse, 0.5), percentile(times.mini, 0.99)];
  return [
    figure('P4', 'passage search, p50 against fuse.js', p50, fuse50, milliseconds, { max: 1 / 500 }),
    figure('P4', 'passage search, p99 against minisearch', p99, mini99, milliseconds, { max: 1 / 5 }),
    figure('P4', `passage search, worst of ${HOSTILE} hostile texts`, worst, HOSTILE_LIMIT, milliseconds),
    figure('-', 'first passage after opening', first, FIRST_LIMIT, milliseconds),
    figure('P12', 'hash of the verse file, part of the start', checked, HASH_LIMIT, milliseconds),
  ];
};
