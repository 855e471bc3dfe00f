import type { FastifyInstance } from 'fastify';
import type { DashboardConfig } from '#contract/dashboard-config.ts';
import { withConfig } from './page-files.ts';

/** Replaces a build's service worker that the browser may still have, and that would continue to show that build. */
const farewell = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('waypost-build ')) await caches.delete(name);
  for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url);
}
`;

/** Serves the dashboard through Vite during development, unbuilt and with changes applied in place. */
export async function viteDashboard(app: FastifyInstance, shown: DashboardConfig): Promise<void> {
  // Vite is only installed in development. A production install has no more than the service needs.
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    plugins: [
      { name: 'waypost-config', transformIndexHtml: (html) => withConfig(html, shown), enforce: 'post' },
    ],
  });
  app.addHook('onClose', () => vite.close());
  app.get('/app/service-worker.js', (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(farewell),
  );
  for (const url of ['/app', '/app/*']) {
    app.get(url, (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  }
}
