import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect } from 'vitest';
import { startGateway, startUpstream } from './start-gateway.ts';

interface Started {
  stop(): Promise<unknown>;
}

const started: Started[] = [];
afterEach(async () => {
  for (const one of started.splice(0).toReversed()) await one.stop();
});

/** Registers a server to stop after the test. */
export function keep<T extends Started>(one: T): T {
  started.push(one);
  return one;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Timeouts in ms, short enough for tests to wait for. */
export const timeouts = { connect: 500, answer: 500, part: 500 };

export const fine: Answer = (_request, response) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"error":0}');

/** Starts a gateway in front of a server with the given responses. */
export async function startPair(answer: Answer, { base = '', isPatient = false } = {}) {
  const upstream = keep(await startUpstream(answer));
  const url = new URL(upstream.url + base);
  const gateway = keep(
    await startGateway({ upstreams: [{ prefix: '', url }], ...(!isPatient && { timeouts: timeouts }) }),
  );
  return { upstream, gateway };
}

/** Reads an error response of the gateway itself. */
export async function refusalOf(response: Response) {
  const body = (await response.json()) as { error: number; message: string };
  expect(body.error).toBe(1);
  return { status: response.status, kind: response.headers.get('x-gateway-error'), message: body.message };
}
