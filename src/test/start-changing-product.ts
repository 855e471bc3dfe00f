import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a proxy in front of the product that can turn it into its next version, with another service worker, another
 * page, and none of the previous files.
 */
export async function startChangingProduct(behind: string) {
  let isNew = false;
  const server = createServer((asked, reply) => {
    const { pathname } = new URL(asked.url ?? '/', behind);
    if (isNew && pathname.startsWith('/app/assets/')) {
      reply.writeHead(404).end();
      return;
    }
    // Responses that are changed on their way must be complete, and plain text.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = asked.headers;
    const headers = { ...rest, 'accept-encoding': 'identity' };
    const passed = request(behind + asked.url, { method: asked.method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = isNew ? renewed(pathname, Buffer.concat(parts)) : Buffer.concat(parts);
        reply
          .writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': body.length })
          .end(body);
      });
    });
    passed.on('error', () => reply.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isNew = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function renewed(pathname: string, body: Buffer): Buffer {
  const text = body.toString();
  if (pathname === '/app/service-worker.js')
    return Buffer.from(text.replace(/"version":"\w+"/, '"version":"next"'));
  if (text.startsWith('<!doctype html>'))
    return Buffer.from(text.replace('<title>', '<meta name="version" content="next"><title>'));
  return body;
}
