import { spawnSync } from 'node:child_process';

/**
 * Runs in full what `npm test` only samples: updates from every older state, long random sequences, the tests of HTTP
 * and rules on PostgreSQL, and the journeys with axe in both themes at each size.
 */
const tests = [
  'src/server/store/migrations/upgrades.test.ts',
  'src/server/routes/changes-follow.test.ts',
  'src/server/routes/bulk-equals-single.test.ts',
];

const runs = [
  ['vitest', 'run', ...tests],
  ['vitest', 'run', '--project', 'postgres', 'src/server/http', 'src/server/rules'],
  ['playwright', 'test'],
];

for (const run of runs) {
  const { status } = spawnSync('npx', run, {
    stdio: 'inherit',
    env: { ...process.env, EVERY_CASE: '1' },
  });
  if (status !== 0) process.exitCode = 1;
}
