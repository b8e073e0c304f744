import { expect, test } from 'vitest';
import { FLAKY_LIMIT, noTests, readPlaywright, readVitest, tell } from './outcome.ts';

test('given a test file that could not be loaded, counts a failure', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [], duration: 12 };
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
  expect(readVitest(report)).toMatchObject({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['b.test.ts › takes away\n    expected 1\n    to be 2', 'c.test.ts\n    no such module'],
  });
  expect(readVitest(report).times).toContainEqual({ name: 'a.test.ts › adds', duration: 12 });
});

test('given an error outside of tests, counts a failure; given a flaky test, counts it passed and names it', () => {
  const outcome = (status: string, errors: { message?: string }[] = []) => ({
    projectName: 'web',
    status,
    results: [{ errors, duration: 40 }, ...(status === 'flaky' ? [{ errors: [], duration: 2 }] : [])],
  });
  const spec = (tests: object[]) => ({ title: 'opens', file: 'home.spec.ts', line: 7, tests });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no such project' }],
    suites: [
      {
        specs: [spec([outcome('expected')])],
        suites: [
          {
            specs: [
              spec([outcome('unexpected', [{ message: 'was closed' }]), outcome('flaky', [{ message: 'too late' }])]),
            ],
          },
        ],
      },
    ],
  };
  const read = readPlaywright(report);
  expect(read).toMatchObject({
    passed: 6,
    failed: 2,
    skipped: 2,
    failures: ['[web] home.spec.ts:7 › opens\n    was closed', 'outside of tests\n    no such project'],
    flaky: ['[web] home.spec.ts:7 › opens\n    too late'],
  });
  expect(read.times.map(({ duration }) => duration)).toEqual([40, 40, 42]);
});

test('the summary names the slowest and the flaky tests, and fails when too many are flaky', () => {
  const times = Array.from({ length: 12 }, (_, n) => ({ name: `test ${n}`, duration: n * 1000 }));
  const few = { ...noTests, passed: 12, times, flaky: ['home › opens'] };
  const { lines, ok } = tell(few, [], 90_000);
  expect(ok).toBe(true);
  expect(lines.at(-1)).toBe('12 passed, 0 failed, 1 flaky');
  expect(lines.filter((line) => line.includes(' test '))).toHaveLength(10);
  expect(lines.join('\n')).toContain('11.0 s  test 11');
  expect(lines.join('\n')).toContain('flaky: home › opens');

  const flaky = Array.from({ length: FLAKY_LIMIT + 1 }, (_, n) => `home › ${n}`);
  expect(tell({ ...few, flaky }, [], 1).ok).toBe(false);
  expect(tell({ ...noTests, passed: 3 }, ['types'], 1).ok).toBe(false);
  expect(tell(noTests, [], 1).ok).toBe(false);
  expect(tell({ ...noTests, passed: 3, skipped: 1 }, [], 1).lines.at(-1)).toBe('3 passed, 0 failed, 1 skipped');
});
