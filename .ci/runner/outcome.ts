import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** A test file and the milliseconds that its tests took, one after the other. */
export interface TimedFile {
  name: string;
  duration: number;
}

/** A part of the run: how long it took by the clock, and the processor time of all its processes where that can be had. */
export interface Stage {
  name: string;
  wallMs: number;
  cpuMs: number | null;
}

/**
 * How tests ended. `failures` and `flaky` (passed only when tried again) say of each which it was and why, shortened to what
 * fits at the end of a log. Flaky ones count as passed too.
 */
export interface TestOutcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  flaky: string[];
  files: TimedFile[];
}

export const noTests: TestOutcome = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], files: [] };

export const sum = (a: TestOutcome, b: TestOutcome): TestOutcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
  files: [...a.files, ...b.files],
});

/** So many tests may need another try; with more, a run has failed: luck is no proof. */
export const FLAKY_LIMIT = 3;

const byFile = (parts: [file: string, duration: number][]): TimedFile[] => {
  const sums = new Map<string, number>();
  for (const [name, duration] of parts) sums.set(name, (sums.get(name) ?? 0) + duration);
  return [...sums].map(([name, duration]) => ({ name, duration }));
};

const failure = (name: string, messages: string[]): string => {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return [name, ...lines.filter((line) => line.trim()).slice(0, 14)].join('\n    ').slice(0, 1200);
};

/** A file that could not even be loaded has no tests in the report; it counts as one failure. */
export const readVitest = (report: unknown): TestOutcome => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as JsonTestResults;
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative('', name)} › ${test.fullName}` })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + notLoaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...failed.map(({ name, failureMessages }) => failure(name, failureMessages ?? [])),
      ...notLoaded.map(({ name, message }) => failure(relative('', name), [message])),
    ],
    flaky: [],
    files: byFile(testResults.map(({ name, startTime, endTime }) => [relative('', name), endTime - startTime])),
  };
};

const texts = (errors: { message?: string }[]): string[] => errors.map(({ message }) => message ?? 'no message');

const testsOf = ({ suites = [], specs }: JSONReportSuite): (JSONReportTest & { file: string; name: string })[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, file, name: `[${test.projectName}] ${file}:${line} › ${title}` })),
  ),
  ...suites.flatMap(testsOf),
];

export const readPlaywright = (report: unknown): TestOutcome => {
  const { stats, suites, errors } = report as JSONReport;
  const tests = suites.flatMap(testsOf);
  const told = (wanted: string): string[] =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ name, results }) => failure(name, texts(results.flatMap(({ errors }) => errors))));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...told('unexpected'), ...texts(errors).map((text) => failure('outside of tests', [text]))],
    flaky: told('flaky'),
    files: byFile(
      tests.flatMap(({ projectName, file, results }) =>
        results.map(({ duration }): [string, number] => [`[${projectName}] ${file}`, duration]),
      ),
    ),
  };
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);

const stageLine = ({ name, wallMs, cpuMs }: Stage): string =>
  `${seconds(wallMs)}${cpuMs === null ? '' : `, processor ${seconds(cpuMs).trim()}`}  ${name}`;

interface Run {
  stages: readonly Stage[];
  failedSteps: readonly string[];
  /** What was not run, and the command that brings what is missing. */
  notRun: readonly string[];
}

/** The end of a run, where a shortened log still shows it. The last line counts, and so does the exit code. */
export const tell = (total: TestOutcome, { stages, failedSteps, notRun }: Run): { lines: string[]; ok: boolean } => {
  const slowest = total.files.toSorted((a, b) => b.duration - a.duration).slice(0, 10);
  const tooFlaky = total.flaky.length > FLAKY_LIMIT;
  const wallMs = stages.reduce((sum, stage) => sum + stage.wallMs, 0);
  return {
    lines: [
      '\nThe ten slowest files, by what their tests took:',
      ...slowest.map(({ name, duration }) => `${seconds(duration)}  ${name}`),
      '\nThe stages:',
      ...stages.map(stageLine),
      ...total.flaky.map((each) => `\nflaky: ${each}`),
      ...total.failures.map((each) => `\n✗ ${each}`),
      `\nTook ${(wallMs / 60_000).toFixed(1)} minutes.`,
      ...notRun.map((each) => `NOT RUN: ${each}`),
      ...(failedSteps.length ? [`Failed: ${failedSteps.join(', ')}`] : []),
      ...(tooFlaky ? [`More than ${FLAKY_LIMIT} tests were flaky: that fails the run.`] : []),
      `${total.passed} passed, ${total.failed} failed` +
        (total.skipped ? `, ${total.skipped} skipped` : '') +
        (total.flaky.length ? `, ${total.flaky.length} flaky` : ''),
    ],
    ok: !failedSteps.length && !total.failed && !tooFlaky && total.passed > 0,
  };
};
