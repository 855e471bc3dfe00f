import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './src/tools/chromium.ts';
import { forProcesses } from './src/test/for-processes.ts';

Object.assign(process.env, forProcesses);

/** Journeys over the built product: each starts a service of its own, on a free port and an empty database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // On two cores: some stories wait for the next minute's requests, and leave theirs to another.
  workers: 3,
  forbidOnly: true,
  timeout: 240_000,
  // Three browsers and three services share two cores.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    // A press that meets nothing fails while it still tells why, not at the end of its story's time.
    actionTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Stories that take a file away from the page would get it from the worker. Those about the worker allow it.
    serviceWorkers: 'block',
    // Recording every action would cost a third of the stories' time; `--trace on` does, for the one that failed.
    screenshot: 'only-on-failure',
  },
});
