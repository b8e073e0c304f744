import { existsSync, readFileSync } from 'node:fs';
import { createMatcher } from '../core/matching/matcher.ts';
import type { ClassifierFile } from '../core/matching/model/classifier.ts';
import type { Match, Matcher, MatchingLibrary } from '../core/matching/types.ts';

interface Row {
  query: string;
  acceptable: string[];
  kind: string;
}

const root = new URL('../', import.meta.url);
const SHARED = '../shared/relevance/dev.tsv';
const OWN = 'bench/relevance/own.tsv';

const readRows = (path: string): Row[] =>
  readFileSync(new URL(path, root), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [query = '', acceptable = '', kind = ''] = line.split('\t');
      return { query, acceptable: acceptable.split(','), kind };
    });

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

export const readLibrary = (): MatchingLibrary => readJson('content/generated/matching.json') as MatchingLibrary;

export const readClassifier = (): ClassifierFile => readJson('content/generated/classifier.json') as ClassifierFile;

/** The first answer in the words of the list: a challenge id, REF or NONE. An older topic counts as its challenge. */
const answerOf = (match: Match, library: MatchingLibrary): string => {
  switch (match.kind) {
    case 'none':
    case 'missing':
      return 'NONE';
    case 'reference':
      return 'REF';
    case 'topic':
      return library.topics.find(({ id }) => id === match.id)?.challenge ?? match.id;
    case 'challenge':
    case 'crisis':
      return match.id;
  }
};

const report = (path: string, library: MatchingLibrary, matcher: Matcher, verbose: boolean): void => {
  const counts = new Map<string, { n: number; right: number }>();
  const wrong: string[] = [];
  for (const { query, acceptable, kind } of readRows(path)) {
    const match = matcher.match(query);
    const answer = answerOf(match, library);
    const right = acceptable.includes(answer);
    for (const group of [kind, 'all']) {
      const count = counts.get(group) ?? { n: 0, right: 0 };
      counts.set(group, { n: count.n + 1, right: count.right + (right ? 1 : 0) });
    }
    if (!right)
      wrong.push(`  ${kind.padEnd(9)} "${query}" gave ${answer}, not ${acceptable.join(' or ')} (${match.because})`);
  }
  console.log(`\n${path}`);
  const order = [...counts.keys()].filter((kind) => kind !== 'all');
  for (const kind of [...order, 'all']) {
    const { n, right } = counts.get(kind) ?? { n: 0, right: 0 };
    console.log(
      `  ${kind.padEnd(10)} ${String(right).padStart(4)} of ${String(n).padStart(4)}  ${((100 * right) / n).toFixed(1).padStart(5)} %`,
    );
  }
  if (verbose) for (const line of wrong) console.log(line);
};

/** Right first answers by kind, for each list named; -v names the wrong rows. */
export async function relevance(args: string[]): Promise<void> {
  const library = readLibrary();
  const matcher = createMatcher(library, readClassifier());
  const verbose = args.includes('-v');
  const named = args.filter((arg) => arg !== '-v');
  for (const path of named.length > 0 ? named : [SHARED, OWN]) {
    if (existsSync(new URL(path, root))) report(path, library, matcher, verbose);
    else console.log(`\n${path}: not here, skipped`);
  }
}

if (import.meta.main) await relevance(process.argv.slice(2));
