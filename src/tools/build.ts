/** `npm run build`: builds the dashboard and the docs into dist/, and the service into build/. */
import { buildDashboard } from './build-dashboard.ts';
import { buildService } from './build-service.ts';
import { root } from './installed-bin.ts';

await buildService(root);
await buildDashboard(root);
