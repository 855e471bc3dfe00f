/** Runs before `npm start`. Builds what isn't built, or was built from other sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildState, dashboard, service } from './fingerprint.ts';
import { root } from './installed-bin.ts';

const states = { service: buildState(root, service), dashboard: buildState(root, dashboard) };
const canBuild = existsSync(join(root, 'node_modules', 'vite'));

if (!canBuild && Object.values(states).includes('missing')) {
  console.error(
    'Waypost is not built, and a production install can’t build it: bring dist/ and build/ along.',
  );
  process.exitCode = 1;
}
// A production install runs the build that it was given, and needn't have the sources to compare with.
if (canBuild && states.service !== 'fresh') {
  const { buildService } = await import('./build-service.ts');
  await buildService(root);
}
if (canBuild && states.dashboard !== 'fresh') {
  console.log(
    states.dashboard === 'missing'
      ? 'Building the dashboard …'
      : 'The dashboard’s sources changed: building …',
  );
  const { buildDashboard } = await import('./build-dashboard.ts');
  await buildDashboard(root);
}
