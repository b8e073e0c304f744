import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { noTests, readPlaywright, readVitest, sum, type Outcome } from './outcome.ts';

/**
 * `npm test`: every check, one after the other. None stops the next; the last line says how it went, and so does the exit
 * code. `npm run test:long` does the same, and whatever is tried so and so often is tried in earnest: for hours.
 */

const reports = 'build/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const failedSteps: string[] = [];
const MINUTE = 60_000;
const long = process.argv[2] === 'long';
if (long) process.env['LAMPSTAND_LONG'] = '1';

const run = (name: string, command: string[], env: Record<string, string> = {}): boolean => {
  const started = Date.now();
  console.log(`\n=== ${name}: ${command.join(' ')}`);
  const [program = '', ...rest] = command;
  const { status, error } = spawnSync(program, rest, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: (long ? 600 : 60) * MINUTE,
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  const ok = status === 0;
  if (!ok) failedSteps.push(name);
  console.log(`=== ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return ok;
};

const npm = (script: string): boolean => run(script, ['npm', 'run', '--silent', script]);

/** Runs tests that write a report. Without a report, or with one that shows no failure though the run failed, one failure is counted. */
const runTests = (
  name: string,
  command: string[],
  read: (report: unknown) => Outcome,
  env: Record<string, string> = {},
): Outcome => {
  const report = join(reports, `${name}.json`);
  const ok = run(name, command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const outcome = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : noTests;
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
};

const playwright = (name: string, projects: string[], wrap: string[] = [], env: Record<string, string> = {}): Outcome =>
  runTests(
    name,
    [...wrap, 'playwright', 'test', ...projects.map((project) => `--project=${project}`), '--reporter=list,json'],
    readPlaywright,
    env,
  );

const findElectron = (): string | null => {
  const given = process.env['ELECTRON_EXEC_PATH'];
  if (given) return given;
  const own = join('node_modules/electron', 'path.txt');
  const path = existsSync(own) ? join('node_modules/electron/dist', readFileSync(own, 'utf8').trim()) : '';
  return path && existsSync(path) ? path : null;
};

const desktop = (): Outcome => {
  const electron = findElectron();
  const display = process.platform !== 'linux' || !!process.env['DISPLAY'];
  const virtual = spawnSync('xvfb-run', ['--help'], { stdio: 'ignore' }).status === 0;
  if (!electron || !(display || virtual)) {
    const missing = electron
      ? 'there is no display: install xvfb'
      : 'there is no Electron: run "npx install-electron" or set ELECTRON_EXEC_PATH';
    console.log(`\n=== desktop: SKIPPED, ${missing}`);
    return { ...noTests, skipped: 1 };
  }
  if (!npm('desktop:build')) return noTests;
  return playwright('desktop', ['desktop'], display ? [] : ['xvfb-run', '-a'], { ELECTRON_EXEC_PATH: electron });
};

const steps: (() => Outcome | boolean)[] = [
  () => npm('content'),
  () => npm('types'),
  () => npm('lint:code'),
  () => npm('lint:imports'),
  () => npm('lint:format'),
  () => npm('lint:unused'),
  // Before the tests: server processes are started that serve what was built.
  () => npm('build'),
  () =>
    runTests(
      'unit',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
      readVitest,
    ),
  () => playwright('web', ['web-desktop', 'web-mobile']),
  desktop,
];

const started = Date.now();
const total = steps
  .map((step) => step())
  .map((result): Outcome => (typeof result === 'boolean' ? { ...noTests, failed: result ? 0 : 1 } : result))
  .reduce(sum, noTests);

// Again at the end, where a shortened log still shows them.
for (const failure of total.failures) console.log(`\n✗ ${failure}`);
console.log(`\nTook ${((Date.now() - started) / MINUTE).toFixed(1)} minutes.`);
if (failedSteps.length) console.log(`Failed: ${failedSteps.join(', ')}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = failedSteps.length || total.failed || !total.passed ? 1 : 0;
