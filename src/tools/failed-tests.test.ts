import { expect, test } from 'vitest';
import { failedTests, inLines } from './failed-tests.ts';

const root = '/somewhere';

test('failed Vitest tests are listed with their file and the start of their message', () => {
  const failed = failedTests(
    'vitest',
    JSON.stringify({
      testResults: [
        {
          name: `${root}/src/a.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a link opens', status: 'passed', failureMessages: [] },
            {
              fullName: 'a link closes',
              status: 'failed',
              failureMessages: [`\u001B[31mExpected\u001B[0m 1\n${'    at x\n'.repeat(40)}`],
            },
          ],
        },
        { name: `${root}/src/b.test.ts`, status: 'failed', message: 'No such module', assertionResults: [] },
        { name: `${root}/src/c.test.ts`, status: 'passed', message: '', assertionResults: [] },
      ],
    }),
    root,
  );
  expect(failed).toEqual([
    {
      test: 'src/a.test.ts › a link closes',
      message: ['Expected 1', ...Array(11).fill('    at x')].join('\n'),
    },
    { test: 'src/b.test.ts', message: 'No such module' },
  ]);
});

test('failed Playwright tests are listed, including grouped ones and errors outside tests', () => {
  const spec = (title: string, ok: boolean, message = '') => ({
    title,
    ok,
    file: 'links.spec.ts',
    tests: [{ results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const failed = failedTests(
    'playwright',
    JSON.stringify({
      suites: [
        {
          specs: [spec('a link opens', true), spec('a link closes', false, 'Timed out')],
          suites: [{ specs: [spec('a link in a group', false, 'Not visible')] }],
        },
      ],
      errors: [{ message: 'No browser' }],
    }),
    root,
  );
  expect(failed).toEqual([
    { test: 'e2e/links.spec.ts › a link closes', message: 'Timed out' },
    { test: 'e2e/links.spec.ts › a link in a group', message: 'Not visible' },
    { test: 'e2e', message: 'No browser' },
  ]);
  expect(inLines(failed.slice(0, 1))).toBe('✗ e2e/links.spec.ts › a link closes\n    Timed out\n');
});

test.each([undefined, '', '{', '{}'])('a report of %j lists no tests', (report) => {
  expect(failedTests('vitest', report, root)).toEqual([]);
  expect(failedTests('playwright', report, root)).toEqual([]);
});
