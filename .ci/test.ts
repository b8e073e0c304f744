import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { noTests, readPlaywright, readVitest, sum, tell, type Stage, type TestOutcome } from './runner/outcome.ts';
import { childrenCpuMs } from './runner/cpuTime.ts';
import { findRequirements } from './runner/requirements.ts';
import { runStep } from './runner/step.ts';
import { useMemoryForTemporaryFiles } from './runner/temporaryFiles.ts';

/**
 * `npm test`: every check. Static ones run beside the unit tests; none stops the next; the last line says how it went, and so
 * does the exit code. `npm run check` is the short form for the time between: one database, one browser, a few screens.
 * `npm run test:long` does what `npm test` does, and what is about time, chance and large counts in earnest: for hours.
 */

const mode = process.argv[2] ?? 'all';
const reports = 'build/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (mode === 'long') process.env['LAMPSTAND_LONG'] = '1';
const minutes = mode === 'long' ? 600 : 60;
useMemoryForTemporaryFiles();

const failedSteps: string[] = [];
const stages: Stage[] = [];
const { missing, electron, display } = findRequirements();
for (const line of missing) console.log(`Missing: ${line}`);

const npm = async (script: string, beside = false): Promise<TestOutcome> => {
  const ok = await runStep(script, ['npm', 'run', '--silent', script], { beside, minutes });
  if (!ok) failedSteps.push(script);
  return { ...noTests, failed: ok ? 0 : 1 };
};

/** Runs tests that write a report. Without a report, or with one that shows no failure though the run failed, one failure is counted. */
const runTests = async (
  name: string,
  command: string[],
  read: (report: unknown) => TestOutcome,
  env: Record<string, string> = {},
): Promise<TestOutcome> => {
  const report = join(reports, `${name}.json`);
  const ok = await runStep(name, command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, minutes });
  if (!ok) failedSteps.push(name);
  const outcome = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : noTests;
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
};

const playwright = (name: string, options: string[], wrap: string[] = [], env: Record<string, string> = {}) =>
  runTests(name, [...wrap, 'playwright', 'test', ...options, '--reporter=list,json'], readPlaywright, env);

const vitest = (projects: string[]) =>
  runTests(
    'unit',
    [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/unit.json`,
    ],
    readVitest,
  );

const desktop = async (): Promise<TestOutcome> => {
  if (!electron) {
    console.log('\n=== desktop: NOT RUN, see what is missing above');
    return { ...noTests, skipped: 1 };
  }
  const built = await npm('desktop:build');
  if (built.failed) return built;
  // Windows on one screen take the focus from each other.
  return playwright('desktop', ['--project=desktop', '--workers=2'], display, { ELECTRON_EXEC_PATH: electron });
};

const statics = async (): Promise<TestOutcome> => {
  let total = noTests;
  for (const script of ['types', 'lint:code', 'lint:repo', 'lint:format', 'lint:unused'])
    total = sum(total, await npm(script, true));
  return total;
};

let total = noTests;
/** Runs a part by itself, and keeps what it took. */
const stage = async (name: string, ...parts: (() => Promise<TestOutcome>)[]): Promise<void> => {
  const [started, cpuBefore] = [Date.now(), childrenCpuMs()];
  for (const outcome of await Promise.all(parts.map((run) => run()))) total = sum(total, outcome);
  const cpuAfter = childrenCpuMs();
  const cpuMs = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  stages.push({ name, wallMs: Date.now() - started, cpuMs });
};

// Before the tests: they read the words, and start servers that serve what was built.
await stage('build', () => npm('build'));
// None named are all of vitest.config.ts.
const units = mode === 'check' ? ['unit', 'unit-mocked', 'server-sqlite'] : [];
await stage('static checks, unit and server tests', () => vitest(units), statics);
await stage('web', () =>
  playwright('web', mode === 'check' ? ['--project=smoke'] : ['--project=web', '--project=phone']),
);
if (mode !== 'check') await stage('desktop', desktop);

const { lines, ok } = tell(total, { stages, failedSteps, notRun: missing });
for (const line of lines) console.log(line);
process.exitCode = ok ? 0 : 1;
