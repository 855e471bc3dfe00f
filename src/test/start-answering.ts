import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string goes out as it is. */
  body?: unknown;
}

/** A server that says what it is told to: for the ways of other servers, which our own never has. */
export async function startAnswering(
  answer: (request: IncomingMessage, count: number) => ScriptedAnswer | Promise<ScriptedAnswer>,
) {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const send = ({ status = 200, headers = {}, body = {} }: ScriptedAnswer) => {
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

/** A gateway that lost the server behind it. */
export const lost: ScriptedAnswer = { status: 502, body: '<h1>Bad gateway</h1>' };

/** Answers by method and path, "GET /api/qr": several answers one after the other, and to all else that it is lost. */
export function scripted(answers: Record<string, ScriptedAnswer | ScriptedAnswer[]>) {
  const asked: string[] = [];
  return {
    /** What was asked for, in that order. */
    asked,
    answer({ method, url = '' }: IncomingMessage): ScriptedAnswer {
      const name = `${method} ${url.replace(/\?.*/, '')}`;
      const before = asked.filter((one) => one === name).length;
      asked.push(name);
      const inTurn = [answers[name] ?? lost].flat();
      return inTurn[Math.min(before, inTurn.length - 1)] ?? lost;
    },
  };
}
