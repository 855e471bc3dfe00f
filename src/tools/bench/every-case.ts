import { spawnSync } from 'node:child_process';
import { everyCase } from '#test/run/thorough.ts';

/**
 * Runs in full what `npm test` leaves out or only samples: tests that are slow or repeat others, updates from every older
 * state, long random sequences, all tests of routes, HTTP and rules on PostgreSQL, all page tests with React's
 * development build, the examples for Caddy and nginx, and all journeys, with axe in both themes at each size.
 */
const sampled = [
  'src/server/journal.test.ts',
  'src/server/http/fuzz.test.ts',
  'src/server/routes/analytics-plain-count.test.ts',
  'src/server/cli/backup.test.ts',
  'src/server/store/migrations/upgrades.test.ts',
  'src/server/routes/changes-follow.test.ts',
  'src/server/routes/bulk-equals-single.test.ts',
];

const runs = [
  ['node', 'src/tools/have-proxies.ts'],
  ['vitest', 'run', `--tags-filter=${everyCase}`],
  ['vitest', 'run', '--project', 'service', ...sampled],
  ['vitest', 'run', '--project', 'postgres'],
  ['vitest', 'run', '--project', 'pages', '--project', 'browser', `--tags-filter=!${everyCase}`],
  ['playwright', 'test'],
];

for (const run of runs) {
  const { status } = spawnSync('npx', run, {
    stdio: 'inherit',
    env: { ...process.env, EVERY_CASE: '1' },
  });
  if (status !== 0) process.exitCode = 1;
}
