import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedResponse {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON. A string is sent unchanged. */
  body?: unknown;
}

/** Starts a server with given responses, to imitate behavior that other servers have and this service doesn't. */
export async function startScriptedServer(
  answer: (request: IncomingMessage, count: number) => ScriptedResponse | Promise<ScriptedResponse>,
) {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const send = ({ status = 200, headers = {}, body = {} }: ScriptedResponse) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const given = answer(request, count);
    if (given instanceof Promise) void given.then(send);
    else send(given);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The response of a gateway that lost the server behind it. */
export const lost: ScriptedResponse = { status: 502, body: '<h1>Bad gateway</h1>' };

/**
 * Returns responses by method and path, such as "GET /api/qr". An array is returned one by one. All other requests get
 * `lost`.
 */
export function scripted(answers: Record<string, ScriptedResponse | ScriptedResponse[]>) {
  const asked: string[] = [];
  return {
    /** The requests, in the order in which they arrived. */
    asked,
    answer({ method, url = '' }: IncomingMessage): ScriptedResponse {
      const name = `${method} ${url.replace(/\?.*/, '')}`;
      const before = asked.filter((one) => one === name).length;
      asked.push(name);
      const inTurn = [answers[name] ?? lost].flat();
      return inTurn[Math.min(before, inTurn.length - 1)] ?? lost;
    },
  };
}
