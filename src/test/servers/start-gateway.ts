import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { gateway, type GatewayOptions } from '#server/gateway/gateway.ts';

/** Starts another server, which sends the given responses and records its requests. */
export async function startUpstream(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    asked,
    server,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Starts only the gateway, with timeouts that a test can wait for. */
export async function startGateway(options: Partial<GatewayOptions> & Pick<GatewayOptions, 'upstreams'>) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(async (scope) => gateway(scope, { limit: 100_000, ...options }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(url).port);
  return {
    url,
    port,
    /** Sends bytes unchanged, and returns everything that comes back. */
    async raw(bytes: string): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      socket.write(bytes);
      return text(socket);
    },
    stop: () => app.close(),
  };
}
