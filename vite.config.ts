import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkNames } from './src/tools/chunks.ts';
import { orderFiles } from './src/tools/order-files.ts';
import { drawnIcons } from './src/tools/drawn-icons.ts';
import { encoderFile } from './src/tools/encoder-file.ts';
import { iconFiles } from './src/tools/icon-files.ts';
import { pageFiles } from './src/tools/page-files.ts';
import { routerFiles } from './src/tools/router-files.ts';
import { processEnvironment } from './src/test/process-environment.ts';
import { everyCase, isThorough } from './src/test/run/thorough.ts';
import { TestOrder } from './src/test/run/test-order.ts';
import { narrowFonts } from './src/tools/narrow-fonts.ts';
import { entryFileNames, serviceWorker } from './src/tools/service-worker.ts';
import { inlineValues } from './src/tools/inline-values.ts';

const nameOf = chunkNames();

/** Rendering makes garbage fast. Collecting it less often saves a seventh of the time. */
const roomForGarbage = ['--max-semi-space-size=64'];

/** Which of React's builds page tests render with. */
const reactBuild = { NODE_ENV: process.env['PAGE_TESTS_REACT'] ?? 'development' };

/** Tests of routes whose statements are the same for both databases. */
const sameOnBoth = [
  'src/server/routes/{sign-in,support}/**',
  'src/server/routes/{domain,firing,page-pictures,picture-room}*.test.ts',
  'src/server/routes/{every-endpoint,foreign-records,mass-assignment}.test.ts',
  'src/server/routes/{family-clients,looks,openapi,rate-limit}.test.ts',
];

/** Page tests that need modules in their initial state. */
const inNewBrowser = [
  'src/web/app/NewVersion.test.tsx',
  'src/web/app/palette/known-records.test.tsx',
  'src/web/app/service-worker.test.ts',
  'src/web/pages/jobs/*.test.tsx',
  'src/web/ui/chart/map-space.test.tsx',
];

export default defineConfig({
  base: '/app/',
  plugins: [
    iconFiles(),
    drawnIcons(),
    routerFiles(),
    encoderFile(),
    narrowFonts(),
    inlineValues(),
    react(),
    orderFiles(),
    pageFiles(),
    serviceWorker(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    // The target's browsers support it natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: 'index.html',
        'service-worker': 'src/web/app/service-worker.ts',
      },
      output: {
        entryFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: (id, context) => nameOf(id, (of) => context.getModuleInfo(of)), debugName: 'by pages' },
          ],
        },
      },
    },
  },
  test: {
    // Real databases and password hashes on two cores take longer than the defaults allow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Results may come late on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // Workers wait for a third of their time, for a page that settles or a process that starts.
    maxWorkers: availableParallelism() * 2,
    // `npm test` leaves it out.
    tags: [{ name: everyCase, description: 'Repeats other tests, or is slow.' }],
    sequence: { sequencer: TestOrder },
    env: processEnvironment,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          environment: 'node',
          // Its modules keep nothing between tests, and loading them anew for each file takes a third of the time.
          isolate: false,
          include: ['src/{contract,qr,visitor-pages,server,test,tools}/**/*.test.ts'],
          exclude: ['src/test/page/**'],
          globalSetup: ['src/tools/service-for-tests.ts'],
          setupFiles: ['src/test/run/same-properties.ts', 'src/test/run/cheap-hashes.ts'],
        },
      },
      {
        // Tests the same routes with the other database.
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          isolate: false,
          // HTTP and rules come before any query, so one of their tests is enough. PostgreSQL refuses some text that
          // SQLite accepts.
          include: [
            'src/server/{routes,services}/**/*.test.ts',
            isThorough ? 'src/server/{http,rules}/**/*.test.ts' : 'src/server/http/fuzz.test.ts',
          ],
          exclude: isThorough ? [] : sameOnBoth,
          globalSetup: ['src/test/run/postgres-for-run.ts'],
          setupFiles: [
            'src/test/run/same-properties.ts',
            'src/test/run/cheap-hashes.ts',
            'src/test/run/on-postgres.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          execArgv: roomForGarbage,
          // Loading the dashboard anew for each file takes half of the time, and each test has an empty page anyway.
          isolate: false,
          // Page tests have many clicks, each of which takes time on a busy machine.
          testTimeout: 120_000,
          env: reactBuild,
          include: ['src/{test/page,web/{app,codes,lib,pages,statistics,ui}}/**/*.test.{ts,tsx}'],
          exclude: inNewBrowser,
          setupFiles: [
            'src/test/run/same-properties.ts',
            'src/test/run/cheap-hashes.ts',
            'src/test/page/setup.ts',
            'src/test/page/parts.ts',
          ],
        },
      },
      {
        // Tests code that keeps state while a page is open, so each file starts with modules in their initial state.
        extends: true,
        test: {
          name: 'browser',
          environment: 'jsdom',
          execArgv: roomForGarbage,
          // Its setup drops the modules of each file.
          isolate: false,
          testTimeout: 120_000,
          env: reactBuild,
          include: ['src/web/{api,browser,bulk,client,jobs,replica}/**/*.test.{ts,tsx}', ...inNewBrowser],
          setupFiles: [
            'src/test/run/same-properties.ts',
            'src/test/run/cheap-hashes.ts',
            'src/test/page/setup-new-modules.ts',
          ],
        },
      },
    ],
  },
});
