import { spawnSync } from 'node:child_process';

/** The tests of which `npm test` runs some cases, with all of them: updates from every older state, and longer random ones. */
const tests = [
  'src/server/store/migrations/upgrades.test.ts',
  'src/server/routes/changes-follow.test.ts',
  'src/server/routes/bulk-equals-single.test.ts',
];

const { status } = spawnSync('npx', ['vitest', 'run', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, EVERY_CASE: '1' },
});
process.exitCode = status ?? 1;
