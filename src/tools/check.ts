/** `npm test`: every check there is. One that fails stops no other, so that a single run shows all there is to mend. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureChromium } from './chromium.ts';
import { checkCounts, closingLine, type Counts, exitCode, oneFailure, runnerCounts, sum } from './counts.ts';
import { binOf } from './installed-bin.ts';

const reports = mkdtempSync(join(tmpdir(), 'waypost-check-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** No step may hold up the others for ever. */
const patience = 30 * 60_000;

let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running?.kill(signal);
    process.exit(1);
  });
}

/** Its exit code; null if a signal ended it. */
async function node(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  running = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    timeout: patience,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...env },
  });
  const [exit, signal] = z
    .tuple([z.int().nullable(), z.string().nullable()])
    .parse(await once(running, 'exit'));
  if (signal) console.error(`Ended by ${signal}; a step has ${patience / 60_000} minutes.`);
  return exit;
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

const steps: { title: string; run: () => Promise<Counts> }[] = [
  { title: 'Types', run: async () => checkCounts(await node(binOf('typescript', 'tsc'))) },
  { title: 'Lint', run: async () => checkCounts(await node(binOf('oxlint'))) },
  { title: 'Format', run: async () => checkCounts(await node(binOf('oxfmt'), ['--check', '.'])) },
  { title: 'Unused code', run: async () => checkCounts(await node(binOf('knip'))) },
  { title: 'Build', run: async () => checkCounts(await node('src/tools/build.ts')) },
  {
    title: 'Unit, route, store and page tests',
    run: async () => {
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
      const exit = await node(binOf('vitest'), args);
      return runnerCounts('vitest', textOf(vitestReport), exit);
    },
  },
  {
    title: 'Journeys in a browser',
    run: async () => {
      const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
      const exit = await node(binOf('@playwright/test', 'playwright'), ['test'], env);
      return runnerCounts('playwright', textOf(playwrightReport), exit);
    },
  },
];

async function attempt({ title, run }: (typeof steps)[number]): Promise<Counts> {
  const started = performance.now();
  console.log(`\n── ${title} ──\n`);
  let counts = oneFailure;
  try {
    counts = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${title}: ${closingLine(counts)} (${seconds} s)`);
  return counts;
}

const results: { title: string; counts: Counts }[] = [];
for (const step of steps) results.push({ title: step.title, counts: await attempt(step) });
rmSync(reports, { recursive: true, force: true });

const failed = results.filter(({ counts }) => counts.failed > 0).map(({ title }) => title);
const total = sum(results.map(({ counts }) => counts));
console.log(failed.length > 0 ? `\nFailed: ${failed.join(' · ')}\n` : '');
console.log(closingLine(total));
process.exitCode = exitCode(total);
