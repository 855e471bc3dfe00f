/** Reads the number of tests from a runner's report, and writes the line that `npm test` ends with. */
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };
export const oneFailure: Counts = { ...none, failed: 1 };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );

const count = z.int().nonnegative();

/** A file that can't be loaded, or whose hooks fail, fails without any of its tests failing. */
export const failsAsFile = ({
  status,
  assertionResults,
}: {
  status: string;
  assertionResults: { status: string }[];
}) => status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed');

const VitestReport = z
  .object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
    testResults: z.array(
      z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
    return {
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(failsAsFile).length,
      skipped: numPendingTests + numTodoTests,
    };
  });

const PlaywrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    // The runner names tests that pass on the second attempt, so that somebody can fix them.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));

const reports = { vitest: VitestReport, playwright: PlaywrightReport };
export type Runner = keyof typeof reports;

/**
 * A runner that leaves no readable report, runs nothing, or fails without naming a test counts as one failure. `report`
 * is undefined if there was no file. `exit` is null if a signal ended the runner.
 */
export function runnerCounts(runner: Runner, report: string | undefined, exit: number | null): Counts {
  const counts = read(runner, report);
  if (!counts || counts.passed + counts.failed + counts.skipped === 0) return oneFailure;
  return exit === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function read(runner: Runner, report: string | undefined): Counts | undefined {
  if (report === undefined) return undefined;
  try {
    return reports[runner].parse(JSON.parse(report));
  } catch {
    return undefined;
  }
}

/** A check without tests counts as one. */
export const checkCounts = (exit: number | null): Counts =>
  exit === 0 ? { ...none, passed: 1 } : oneFailure;

export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export const exitCode = ({ passed, failed }: Counts) => (failed > 0 || passed === 0 ? 1 : 0);
