/**
 * Lists the failed tests in a runner's report. `npm test` prints them at its end, so that nobody has to search for
 * them.
 */
import { z } from 'zod';
import { failsAsFile, type Runner } from './counts.ts';

const VitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap((file) =>
      failsAsFile(file)
        ? [{ test: file.name, message: file.message }]
        : file.assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => ({
              test: `${file.name} › ${fullName}`,
              message: failureMessages.join('\n'),
            })),
    ),
  );

const StoryError = z.object({ message: z.string().optional() });
const Suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(StoryError) })) })),
    }),
  ),
  get suites() {
    return z.array(Suite).optional();
  },
});

const specsOf = ({ specs, suites = [] }: z.infer<typeof Suite>): z.infer<typeof Suite>['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const messagesOf = (errors: z.infer<typeof StoryError>[]) =>
  errors.flatMap(({ message }) => message ?? []).join('\n');

const PlaywrightReport = z
  .object({ suites: z.array(Suite), errors: z.array(StoryError) })
  .transform(({ suites, errors }) => [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => ({
        test: `e2e/${file} › ${title}`,
        message: messagesOf(tests.flatMap(({ results }) => results.flatMap((result) => result.errors))),
      })),
    ...(errors.length > 0 ? [{ test: 'e2e', message: messagesOf(errors) }] : []),
  ]);

export interface FailedTest {
  /** Its file and name. */
  test: string;
  /** The first lines of its message, without colors. */
  message: string;
}

const lines = 12;
const colors = /\u001B\[[\d;]*m/g;

/** @param report undefined if there was no file. An unreadable report names no tests. */
export function failedTests(runner: Runner, report: string | undefined, root: string): FailedTest[] {
  const schema = runner === 'vitest' ? VitestReport : PlaywrightReport;
  try {
    return schema.parse(JSON.parse(report ?? '')).map(({ test, message }) => ({
      test: test.replace(`${root}/`, ''),
      message: message.replaceAll(colors, '').trim().split('\n').slice(0, lines).join('\n'),
    }));
  } catch {
    return [];
  }
}

export const inLines = (failed: readonly FailedTest[]): string =>
  failed.map(({ test, message }) => `✗ ${test}\n${message.replaceAll(/^/gm, '    ')}\n`).join('\n');
