import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/**
 * The stories of `e2e/gateway.spec.ts` over more mixtures of what servers do otherwise, at limits of 30 and 10 requests a
 * minute. `SEEDS=3,17` runs those, else a few at random, which the stories' names tell.
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
