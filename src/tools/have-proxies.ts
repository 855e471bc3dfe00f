/** Finds Caddy and nginx, or fetches them: a step of `npm test`. Where none can be had, their tests are skipped. */
import { fetchProxies, findProxy } from './proxies.ts';

fetchProxies();
for (const name of ['caddy', 'nginx'] as const)
  console.log(findProxy(name) ?? `No ${name} was found: the test of its example is skipped.`);
