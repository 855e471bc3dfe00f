import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/**
 * Runs the journeys of `e2e/gateway.spec.ts` with more mixtures of server quirks, at limits of 30 and 10 requests a
 * minute. `SEEDS=3,17` runs these mixtures. By default it runs a few random ones, which the journeys' names show.
 */
const { SEEDS = Array.from({ length: 3 }, () => randomInt(1000)).join(','), LIMITS = '30,10' } = process.env;

const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    'e2e/gateway.spec.ts',
    '--grep',
    'reads and writes',
    '--fully-parallel',
    '--workers',
    '6',
  ],
  { stdio: 'inherit', env: { ...process.env, SERVER_SEEDS: SEEDS, SERVER_LIMITS: LIMITS } },
);
process.exitCode = status ?? 1;
