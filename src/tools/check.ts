/**
 * `npm test`: runs every check. A failed one doesn't stop the others, so that a single run shows everything there is to
 * fix.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { everyCase } from '#test/run/thorough.ts';
import { checkCounts, closingLine, type Counts, exitCode, oneFailure, runnerCounts, sum } from './counts.ts';
import { type FailedTest, failedTests, inLines } from './failed-tests.ts';
import { binOf, root } from './installed-bin.ts';

const reports = mkdtempSync(join(tmpdir(), 'waypost-check-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Timeout of a step in ms, so that none holds up the others forever. */
const patience = 30 * 60_000;

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** The output of a step that runs beside others. It's shown as a whole when the step has ended. */
type Printed = Buffer[];

/** Resolves to the exit code, or null if a signal ended the process. */
type Run = (script: string, args?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<number | null>;

const node =
  (printed: Printed | undefined): Run =>
  async (script, args = [], env = {}) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: printed ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout: patience,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    });
    running.add(child);
    child.stdout?.on('data', (part: Buffer) => printed?.push(part));
    child.stderr?.on('data', (part: Buffer) => printed?.push(part));
    const [exit, signal] = z
      .tuple([z.int().nullable(), z.string().nullable()])
      .parse(await once(child, 'close'));
    running.delete(child);
    if (signal) console.error(`Ended by ${signal}; a step has ${patience / 60_000} minutes.`);
    return exit;
  };

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

interface Step {
  title: string;
  run: (node: Run) => Promise<Counts>;
  /** Returns the failed tests, if the step can name them. */
  failed?: () => FailedTest[];
}

/** Phases run one after another. The steps of a phase run concurrently, as none of them keeps all processors busy. */
const phases: Step[][] = [
  [
    { title: 'Types', run: async (node) => checkCounts(await node(binOf('typescript', 'tsc'))) },
    { title: 'Lint', run: async (node) => checkCounts(await node(binOf('oxlint'))) },
    { title: 'Format', run: async (node) => checkCounts(await node(binOf('oxfmt'), ['--check', '.'])) },
    { title: 'Unused code', run: async (node) => checkCounts(await node(binOf('knip'))) },
    { title: 'Build', run: async (node) => checkCounts(await node('src/tools/build.ts')) },
    { title: 'Chromium', run: async (node) => checkCounts(await node('src/tools/have-chromium.ts')) },
  ],
  [
    {
      title: 'Unit, route, store and page tests',
      run: async (node) => {
        const filter = `--tags-filter=!${everyCase}`;
        const args = [
          'run',
          filter,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${vitestReport}`,
        ];
        const exit = await node(binOf('vitest'), args, { PAGE_TESTS_REACT: 'production' });
        return runnerCounts('vitest', textOf(vitestReport), exit);
      },
      failed: () => failedTests('vitest', textOf(vitestReport), root),
    },
  ],
  [
    {
      title: 'Journeys in a browser',
      run: async (node) => {
        const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
        const args = ['test', `--grep-invert=@${everyCase}`];
        const exit = await node(binOf('@playwright/test', 'playwright'), args, env);
        return runnerCounts('playwright', textOf(playwrightReport), exit);
      },
      failed: () => failedTests('playwright', textOf(playwrightReport), root),
    },
  ],
];

interface Result {
  title: string;
  counts: Counts;
}

async function attempt({ title, run }: Step, isAlone: boolean): Promise<Result> {
  const started = performance.now();
  const printed: Printed | undefined = isAlone ? undefined : [];
  const heading = `\n── ${title} ──\n`;
  if (isAlone) console.log(heading);
  let counts = oneFailure;
  let problem: unknown;
  try {
    counts = await run(node(printed));
  } catch (error) {
    problem = error;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (printed) {
    console.log(heading);
    process.stdout.write(Buffer.concat(printed));
  }
  if (problem !== undefined) console.error(problem instanceof Error ? problem.message : problem);
  console.log(`\n${title}: ${closingLine(counts)} (${seconds} s)`);
  return { title, counts };
}

const results: Result[] = [];
for (const steps of phases)
  results.push(...(await Promise.all(steps.map((step) => attempt(step, steps.length === 1)))));
const failedByName = phases.flat().flatMap((step) => step.failed?.() ?? []);
rmSync(reports, { recursive: true, force: true });

const failed = results.filter(({ counts }) => counts.failed > 0).map(({ title }) => title);
const total = sum(results.map(({ counts }) => counts));
console.log(failed.length > 0 ? `\nFailed: ${failed.join(' · ')}\n` : '');
if (failedByName.length > 0) console.log(inLines(failedByName));
console.log(closingLine(total));
process.exitCode = exitCode(total);
