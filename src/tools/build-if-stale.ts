/** Runs before `npm start`. Builds the dashboard if it isn't built, or was built from other sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildState } from './fingerprint.ts';
import { root } from './installed-bin.ts';

const state = buildState(root);
const canBuild = existsSync(join(root, 'node_modules', 'vite'));

if (state !== 'fresh' && canBuild) {
  console.log(
    state === 'missing' ? 'Building the dashboard …' : 'The dashboard’s sources changed: building …',
  );
  await import('./build.ts');
} else if (state === 'missing') {
  console.error('The dashboard is not built, and a production install can’t build it: bring dist/ along.');
  process.exitCode = 1;
}
// A production install serves the dist/ that it was given, and needn't have the sources to compare with.
