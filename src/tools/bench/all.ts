import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Runs every benchmark, each in a process of its own. `npm run bench -- redirects` runs only the named ones. */
const benches = [
  'redirects',
  'statistics',
  'analytics',
  'analytics-postgres',
  'counting',
  'rows',
  'copy',
  'pages',
  'weight',
  'qr-looks',
  'clicking',
  'first-paint',
  'attacks',
  'fuzz',
  'every-case',
  'faults',
  'servers',
];

const named = process.argv.slice(2);
const { version } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { version: string };
console.log(`Waypost ${version}, Node ${process.versions.node}`);

for (const bench of benches.filter((name) => named.length === 0 || named.includes(name))) {
  console.log(`\n${bench}`);
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, `${bench}.ts`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
