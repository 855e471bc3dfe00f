import { expect, test } from 'vitest';
import {
  checkCounts,
  closingLine,
  type Counts,
  exitCode,
  none,
  oneFailure,
  runnerCounts,
  sum,
} from './counts.ts';

const vitest = (over: object = {}) =>
  JSON.stringify({
    numPassedTests: 12,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
    ...over,
  });

const playwright = (stats: object = {}, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

test('the closing line names passed and failed tests, and skipped ones if there are any', () => {
  expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
  expect(closingLine({ passed: 7, failed: 2, skipped: 1 })).toBe('7 passed, 2 failed, 1 skipped');
});

test('the run fails if a test failed or none passed', () => {
  expect(exitCode({ passed: 1, failed: 0, skipped: 4 })).toBe(0);
  expect(exitCode({ passed: 900, failed: 1, skipped: 0 })).toBe(1);
  expect(exitCode(none)).toBe(1);
  expect(exitCode({ passed: 0, failed: 0, skipped: 3 })).toBe(1);
});

test('counts are added up', () => {
  expect(sum([{ passed: 1, failed: 2, skipped: 3 }, oneFailure, { ...none, passed: 5 }])).toEqual({
    passed: 6,
    failed: 3,
    skipped: 3,
  });
});

test('a check counts as one test, and a signal counts as a failure', () => {
  expect(checkCounts(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(checkCounts(2)).toEqual(oneFailure);
  expect(checkCounts(null)).toEqual(oneFailure);
});

const counts = (passed: number, failed: number, skipped = 0): Counts => ({ passed, failed, skipped });

test.each<[string, string, number | null, Counts]>([
  ['all pass', vitest(), 0, counts(12, 0)],
  ['some are skipped or yet to do', vitest({ numPendingTests: 2, numTodoTests: 1 }), 0, counts(12, 0, 3)],
  ['one fails', vitest({ numFailedTests: 1 }), 1, counts(12, 1)],
  [
    'a file can’t be loaded',
    vitest({ testResults: [{ status: 'failed', assertionResults: [] }] }),
    1,
    counts(12, 1),
  ],
  [
    'a file’s test fails: it is not counted twice',
    vitest({
      numFailedTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    }),
    1,
    counts(12, 1),
  ],
  ['an error outside any test', vitest(), 1, counts(12, 1)],
  ['killed after its report', vitest(), null, counts(12, 1)],
  ['nothing ran', vitest({ numPassedTests: 0, testResults: [] }), 0, oneFailure],
])('Vitest results are counted: %s', (_, report, exit, expected) => {
  expect(runnerCounts('vitest', report, exit)).toEqual(expected);
});

test.each<[string, string, number | null, Counts]>([
  ['all pass', playwright(), 0, counts(3, 0)],
  ['one fails', playwright({ unexpected: 1 }), 1, counts(3, 1)],
  ['one passes at the second try', playwright({ flaky: 1 }), 0, counts(4, 0)],
  ['some are skipped', playwright({ skipped: 2 }), 0, counts(3, 0, 2)],
  ['an error outside any test', playwright({}, [{ message: 'x' }]), 1, counts(3, 1)],
  ['no journeys', playwright({ expected: 0 }), 1, oneFailure],
])('Playwright results are counted: %s', (_, report, exit, expected) => {
  expect(runnerCounts('playwright', report, exit)).toEqual(expected);
});

test.each(['vitest', 'playwright'] as const)(
  '%s without a readable report counts as one failure',
  (runner) => {
    for (const report of [undefined, '', '{"stats":', '{}', 'null', '{"numPassedTests":"12"}']) {
      expect(runnerCounts(runner, report, 0)).toEqual(oneFailure);
    }
  },
);
