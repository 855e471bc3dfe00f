/** A step of `npm run bench -- every-case`. Finds Caddy and nginx, or fetches them. Their tests are skipped if that fails. */
import { fetchProxies, findProxy } from './proxies.ts';

fetchProxies();
for (const name of ['caddy', 'nginx'] as const)
  console.log(findProxy(name) ?? `No ${name} was found: the test of its example is skipped.`);
