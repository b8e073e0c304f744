import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { prepare } from '../../db/postgres.ts';
import { paths } from '../../paths.ts';
import { findStatements } from '../statements/findStatements.ts';
import { mustRun } from './mustRun.ts';

/**
 * `npm run test:choose` writes files.json: the test files that run on PostgreSQL too. Those of mustRun.ts, and of all others as
 * few seconds' worth as run every statement of the server that any test runs. With `again` it takes what was recorded last.
 */

interface Recorded {
  file: string;
  texts: string[];
}

interface Candidate {
  file: string;
  seconds: number;
  statements: string[];
}

/** Starting a server counts too, so that a file of no time at all is not free. */
const START_SECONDS = 0.3;
const records = join(paths.root, 'build/statements');
const report = join(paths.root, 'build/statements.report.json');

const record = (): void => {
  rmSync(records, { recursive: true, force: true });
  const options = ['--project=server-pg', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...process.env, LAMPSTAND_RECORD_STATEMENTS: records };
  const { status } = spawnSync('npx', ['vitest', 'run', ...options], { cwd: paths.root, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('the tests did not pass on PostgreSQL');
};

const readCandidates = async (): Promise<Candidate[]> => {
  const ours = new Set((await findStatements()).map(({ sql }) => sql && prepare(sql).text));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults;
  const seconds = new Map(
    testResults.map(({ name, startTime, endTime }) => [relative(paths.root, name), (endTime - startTime) / 1000]),
  );
  return readdirSync(records)
    .map((name) => JSON.parse(readFileSync(join(records, name), 'utf8')) as Recorded)
    .map(({ file, texts }) => ({
      file,
      seconds: START_SECONDS + (seconds.get(file) ?? 0),
      statements: texts.filter((text) => ours.has(text)),
    }));
};

/** Again and again the file that runs the most statements a second that no chosen one runs. */
const choose = (candidates: readonly Candidate[], given: readonly string[]): string[] => {
  const chosen = new Set(given);
  const left = new Set(candidates.flatMap(({ statements }) => statements));
  const take = ({ file, statements }: Candidate): void => {
    chosen.add(file);
    for (const each of statements) left.delete(each);
  };
  for (const each of candidates) if (chosen.has(each.file)) take(each);
  const worth = ({ statements, seconds }: Candidate) => statements.filter((each) => left.has(each)).length / seconds;
  while (left.size > 0) take(candidates.reduce((best, each) => (worth(each) > worth(best) ? each : best)));
  return [...chosen].sort();
};

if (process.argv[2] !== 'again') record();
const files = choose(await readCandidates(), globSync(mustRun, { cwd: paths.root }));
writeFileSync(join(import.meta.dirname, 'files.json'), `${JSON.stringify(files, null, 2)}\n`);
console.log(`${files.length} test files run on PostgreSQL.`);
