import { existsSync, readFileSync } from 'node:fs';
import { reportDanger, share } from './danger.ts';
import { createMatcher } from '../../core/matching/matcher.ts';
import type { ClassifierFile } from '../../core/classifier/classifier.ts';
import { createSentenceClassifier, type SentenceClassifier } from '../../core/encoder/sentenceClassifier.ts';
import type { Match, Matcher, MatchingLibrary } from '../../core/matching/types.ts';

const DANGER_HEADER = 'query\texpected\tkind';

const root = new URL('../../', import.meta.url);
const SHARED = '../shared/relevance/dev.tsv';
const LISTS = ['own', 'fresh', 'danger-fresh'].map((name) => `bench/relevance/${name}.tsv`);

const readLines = (path: string): string[] => readFileSync(new URL(path, root), 'utf8').split('\n');

export const readRows = (path: string) =>
  readLines(path)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [query = '', acceptable = '', kind = ''] = line.split('\t');
      return { query, acceptable: acceptable.split(','), kind };
    });

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

export const readLibrary = (): MatchingLibrary => readJson('content/generated/matching.json') as MatchingLibrary;

export const readClassifiers = () => ({
  classifier: readJson('content/generated/classifier.json') as ClassifierFile,
  dangerClassifier: readJson('content/generated/danger.json') as ClassifierFile,
  foreignDangerClassifier: readJson('content/generated/danger-languages.json') as ClassifierFile,
});

const readBytes = (path: string): Uint8Array => readFileSync(new URL(path, root));

export const readSentenceClassifier = (): SentenceClassifier =>
  createSentenceClassifier({
    wasm: readBytes('content/generated/encoder/kernel.wasm'),
    encoder: readBytes('content/generated/encoder/encoder.bin'),
    head: readBytes('content/generated/encoder/head.bin'),
  });

/** The first answer in the words of the list: a challenge id, REF or NONE. An older topic counts as its challenge. */
export const answerOf = (match: Match, library: MatchingLibrary): string => {
  switch (match.kind) {
    case 'none':
    case 'missing':
      return 'NONE';
    case 'reference':
      return 'REF';
    case 'topic':
      return library.topics.find(({ id }) => id === match.id)?.challenge ?? match.id;
    case 'challenge':
      return match.id;
    case 'crisis': {
      // The lists name the two notes on danger.
      const kind = match.danger.kind === 'abuse' ? 'abuse' : 'suicide';
      return library.challenges.find(({ danger }) => danger === kind)?.id ?? match.kind;
    }
  }
};

const report = (path: string, library: MatchingLibrary, matcher: Matcher, verbose: boolean): void => {
  console.log(`\n${path}`);
  if (readLines(path)[0] === DANGER_HEADER)
    return reportDanger(
      readRows(path).map(({ query, acceptable: [expected = ''] }) => ({ query, expected })),
      matcher,
      verbose,
    );
  const counts = new Map<string, { n: number; right: number; offered: number }>();
  const wrong: string[] = [];
  for (const { query, acceptable, kind } of readRows(path)) {
    const match = matcher.match(query);
    const answer = answerOf(match, library);
    const right = acceptable.includes(answer);
    // What stands on the screen: the answer, or the three that are asked about, or those meant perhaps.
    const among = match.kind === 'challenge' && match.choices ? match.choices : matcher.suggest(query);
    const offered = right || among.some(({ id }) => acceptable.includes(id));
    for (const group of [kind, 'all']) {
      const { n, ...count } = counts.get(group) ?? { n: 0, right: 0, offered: 0 };
      counts.set(group, { n: n + 1, right: count.right + Number(right), offered: count.offered + Number(offered) });
    }
    if (!right)
      wrong.push(`  ${kind.padEnd(9)} "${query}" gave ${answer}, not ${acceptable.join(' or ')} (${match.because})`);
  }
  const order = [...counts.keys()].filter((kind) => kind !== 'all');
  for (const kind of [...order, 'all']) {
    const { n, right, offered } = counts.get(kind) ?? { n: 0, right: 0, offered: 0 };
    const among = ((100 * offered) / n).toFixed(1).padStart(5);
    console.log(`  ${kind.padEnd(10)} ${share(right, n)}, among three ${among} %`);
  }
  if (verbose) for (const line of wrong) console.log(line);
};

/** Right first answers by kind, for each list named; -v names the wrong rows. */
export async function relevance(args: string[]): Promise<void> {
  const library = readLibrary();
  const sentenceClassifier = readSentenceClassifier();
  const matcher = createMatcher(library, readClassifiers(), () => sentenceClassifier);
  const verbose = args.includes('-v');
  const named = args.filter((arg) => arg !== '-v');
  for (const path of named.length > 0 ? named : [SHARED, ...LISTS]) {
    if (existsSync(new URL(path, root))) report(path, library, matcher, verbose);
    else console.log(`\n${path}: not here, skipped`);
  }
}
