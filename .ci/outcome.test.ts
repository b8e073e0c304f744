import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './outcome.ts';

test('a test file that could not be loaded is a failure', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'takes away',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 2'],
  };
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passed, passed, passed] },
      { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [failed] },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['b.test.ts › takes away\n    expected 1\n    to be 2', 'c.test.ts\n    no such module'],
  });
});

test('flaky tests and errors outside of tests are failures', () => {
  const outcome = (status: string, errors: { message?: string }[] = []) => ({
    projectName: 'web',
    status,
    results: [{ errors }],
  });
  const spec = (tests: object[]) => ({ title: 'opens', file: 'home.spec.ts', line: 7, tests });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no such project' }],
    suites: [
      {
        specs: [spec([outcome('expected')])],
        suites: [{ specs: [spec([outcome('unexpected', [{ message: 'was closed' }]), outcome('flaky')])] }],
      },
    ],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    failures: [
      '[web] home.spec.ts:7 › opens\n    was closed',
      '[web] home.spec.ts:7 › opens',
      'outside of tests\n    no such project',
    ],
  });
});
