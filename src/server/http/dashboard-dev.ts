import type { FastifyInstance } from 'fastify';

/** The dashboard as Vite serves it while it is being worked on: unbuilt, and changed in place as files change. */
export async function viteDashboard(app: FastifyInstance): Promise<void> {
  // Only development has Vite: a production install has what the service needs and no more.
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  for (const url of ['/app', '/app/*']) {
    app.get(url, (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  }
}
