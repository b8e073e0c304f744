import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** A test and the milliseconds it took. */
export interface Timed {
  name: string;
  duration: number;
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
  times: Timed[];
}

export const noTests: TestOutcome = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], times: [] };

export const sum = (a: TestOutcome, b: TestOutcome): TestOutcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
  times: [...a.times, ...b.times],
});

/** So many tests may need another try; with more, a run has failed: luck is no proof. */
export const FLAKY_LIMIT = 3;

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
    times: tests.map(({ name, duration }) => ({ name, duration: duration ?? 0 })),
  };
};

const texts = (errors: { message?: string }[]): string[] => errors.map(({ message }) => message ?? 'no message');

const testsOf = ({ suites = [], specs }: JSONReportSuite): (JSONReportTest & { name: string })[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, name: `[${test.projectName}] ${file}:${line} › ${title}` })),
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
    times: tests.map(({ name, results }) => ({
      name,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The end of a run, where a shortened log still shows it. The last line counts, and so does the exit code. */
export const tell = (
  total: TestOutcome,
  failedSteps: string[],
  milliseconds: number,
): { lines: string[]; ok: boolean } => {
  const slowest = total.times.toSorted((a, b) => b.duration - a.duration).slice(0, 10);
  const tooFlaky = total.flaky.length > FLAKY_LIMIT;
  return {
    lines: [
      '\nThe ten slowest tests:',
      ...slowest.map(({ name, duration }) => `  ${seconds(duration).padStart(7)}  ${name}`),
      ...total.flaky.map((each) => `\nflaky: ${each}`),
      ...total.failures.map((each) => `\n✗ ${each}`),
      `\nTook ${(milliseconds / 60_000).toFixed(1)} minutes.`,
      ...(failedSteps.length ? [`Failed: ${failedSteps.join(', ')}`] : []),
      ...(tooFlaky ? [`More than ${FLAKY_LIMIT} tests were flaky: that fails the run.`] : []),
      `${total.passed} passed, ${total.failed} failed` +
        (total.skipped ? `, ${total.skipped} skipped` : '') +
        (total.flaky.length ? `, ${total.flaky.length} flaky` : ''),
    ],
    ok: !failedSteps.length && !total.failed && !tooFlaky && total.passed > 0,
  };
};
