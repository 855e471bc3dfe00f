import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './src/tools/chromium.ts';
import { processEnvironment } from './src/test/process-environment.ts';

Object.assign(process.env, processEnvironment);

/** Journeys in the built product. Each starts a service of its own, with a free port and an empty database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // For two cores. Some journeys wait for the next minute's requests, and leave their core to another.
  workers: 3,
  forbidOnly: true,
  timeout: 240_000,
  // Three browsers and three services share two cores.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    // An action without a target fails with its reason, and not at the end of the journey's timeout.
    actionTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Journeys that take a file away from the page would get it from the worker. Those that test the worker allow it.
    serviceWorkers: 'block',
    // Recording every action would take a third of the journeys' time. `--trace on` records them for the one that
    // failed.
    screenshot: 'only-on-failure',
  },
});
