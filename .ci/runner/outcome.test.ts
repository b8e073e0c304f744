import { expect, test } from 'vitest';
import { FLAKY_LIMIT, noTests, readPlaywright, readVitest, tell } from './outcome.ts';

test('given a test file that could not be loaded, counts a failure', () => {
  const took = (ms: number) => ({ startTime: 1000, endTime: 1000 + ms });
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
      { ...took(12), name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passed, passed, passed] },
      { ...took(5), name: 'a.test.ts', status: 'passed', message: '', assertionResults: [] },
      { ...took(1), name: 'b.test.ts', status: 'failed', message: '', assertionResults: [failed] },
      { ...took(0), name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(readVitest(report)).toMatchObject({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['b.test.ts › takes away\n    expected 1\n    to be 2', 'c.test.ts\n    no such module'],
  });
  expect(readVitest(report).files).toContainEqual({ name: 'a.test.ts', duration: 17 });
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
  expect(read.files).toEqual([{ name: '[web] home.spec.ts', duration: 122 }]);
});

test('the summary names stages, slowest files, flaky tests and what was not run, and fails when too many are flaky', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ name: `file ${n}`, duration: n * 1000 }));
  const stages = [
    { name: 'build', wallMs: 30_000, cpuMs: 45_000 },
    { name: 'web', wallMs: 60_000, cpuMs: null },
  ];
  const run = { stages, failedSteps: [], notRun: ['no Electron: npx install-electron'] };
  const few = { ...noTests, passed: 12, files, flaky: ['home › opens'] };
  const { lines, ok } = tell(few, run);
  expect(ok).toBe(true);
  expect(lines.at(-1)).toBe('12 passed, 0 failed, 1 flaky');
  expect(lines.at(-2)).toBe('NOT RUN: no Electron: npx install-electron');
  expect(lines.filter((line) => line.includes(' file '))).toHaveLength(10);
  const text = lines.join('\n');
  for (const part of [
    '11.0 s  file 11',
    '30.0 s, processor 45.0 s  build',
    '60.0 s  web',
    'Took 1.5 minutes.',
    'flaky: home › opens',
  ])
    expect(text).toContain(part);

  const flaky = Array.from({ length: FLAKY_LIMIT + 1 }, (_, n) => `home › ${n}`);
  expect(tell({ ...few, flaky }, run).ok).toBe(false);
  expect(tell({ ...noTests, passed: 3 }, { ...run, failedSteps: ['types'] }).ok).toBe(false);
  expect(tell(noTests, run).ok).toBe(false);
  expect(tell({ ...noTests, passed: 3, skipped: 1 }, run).lines.at(-1)).toBe('3 passed, 0 failed, 1 skipped');
});
