import { spawnSync } from 'node:child_process';

/**
 * The tests of which `npm test` runs some cases, with all of them: updates from every older state, longer random ones,
 * all of a service's rules over PostgreSQL, and stories that examine each page in both themes at each size.
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
