import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How tests ended; `failures` says of each failed one which it was and why, shortened to what fits at the end of a log. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

export const noTests: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const sum = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

const failure = (name: string, messages: string[]): string => {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return [name, ...lines.filter((line) => line.trim()).slice(0, 14)].join('\n    ').slice(0, 1200);
};

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

/** A file that could not even be loaded has no tests in the report; it counts as one failure. */
export const readVitest = (report: unknown): Outcome => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport;
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${relative('', name)} › ${fullName}`, failureMessages ?? [])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + notLoaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failed, ...notLoaded.map(({ name, message }) => failure(relative('', name), [message]))],
  };
};

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const texts = (errors: { message?: string }[]): string[] => errors.map(({ message }) => message ?? 'no message');

const playwrightFailures = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(
          `[${projectName}] ${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => texts(errors)),
        ),
      ),
  ),
  ...suites.flatMap(playwrightFailures),
];

/** A test that passed only when repeated counts as failed: we have no use for luck. */
export const readPlaywright = (report: unknown): Outcome => {
  const { stats, suites, errors } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(playwrightFailures),
      ...texts(errors).map((text) => failure('outside of tests', [text])),
    ],
  };
};
