import http from 'node:http';
import fc from 'fast-check';
import { findFault, type SentResponse } from './find-fault.ts';
import { type Asker, type RandomRequest, randomRequests } from './random-requests.ts';
import type { Schema } from './values-of-schema.ts';

export interface FuzzOptions {
  /** Where the service listens. */
  url: string;
  requests: number;
  seed: number;
  /** Number of concurrent requests. With 1, the same seed meets the same state. */
  together?: number;
  /**
   * Returns the keys of two new accounts, the second of which is staff. Called again once a request has made one of
   * them unusable.
   */
  keys(): Promise<{ owner: string; staff: string }>;
  /** Called after each chunk of requests. */
  progress?(sent: number): void;
}

export interface FuzzResult {
  /** Number of responses with each status. */
  statuses: Record<string, number>;
  /** The first few faults, each with the request that caused it. */
  faults: string[];
}

/** Requests before unusable accounts are replaced. */
const chunk = 250;
const maxFaults = 20;

/** Sends random requests to a service, in the order that the seed determines, and checks each response for faults. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { url, requests, seed, together = 1 } = options;
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Schema;
  const random = randomRequests(document);
  const agent = new http.Agent({ keepAlive: true, maxSockets: together });
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let keys = await options.keys();
  let isLost = false;
  for (let sent = 0; sent < requests && faults.length < maxFaults; sent += chunk) {
    if (isLost) keys = await options.keys();
    isLost = false;
    const queue = fc.sample(random, { seed: seed + sent, numRuns: Math.min(chunk, requests - sent) });
    const work = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) {
        const answer = await send(url, agent, request, keyOf(request.asker, keys));
        const status = typeof answer === 'string' ? answer : String(answer.status);
        statuses[status] = (statuses[status] ?? 0) + 1;
        isLost ||= typeof answer !== 'string' && isOfLost(request, answer);
        const fault = typeof answer === 'string' ? answer : findFault(request, answer);
        if (fault !== undefined) faults.push(`${fault}\n${describeRequest(request)}`);
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    options.progress?.(sent + chunk);
  }
  agent.destroy();
  return { statuses, faults: faults.slice(0, maxFaults) };
}

/** Whether a response says that an account is gone or can't change anything any more. */
const isOfLost = ({ asker }: RandomRequest, { status, body }: SentResponse) =>
  (asker === 'owner' || asker === 'staff') &&
  (status === 401 || (status === 403 && body.includes('is locked')));

function keyOf(asker: Asker, { owner, staff }: { owner: string; staff: string }): string | undefined {
  const keys: Record<Asker, string | undefined> = {
    owner: `Bearer ${owner}`,
    staff: `Bearer ${staff}`,
    none: undefined,
    wrong: 'Bearer wp_nobody',
    bare: owner,
  };
  return keys[asker];
}

/** Resolves to the response, or to an error text if there was none. */
function send(
  url: string,
  agent: http.Agent,
  { method, path, headers, body }: RandomRequest,
  key: string | undefined,
): Promise<SentResponse | string> {
  const { promise, resolve } = Promise.withResolvers<SentResponse | string>();
  const { hostname, port } = new URL(url);
  const request = http.request(
    {
      hostname,
      port,
      path,
      method,
      agent,
      headers: {
        ...headers,
        // Without the length, the body of a GET or HEAD would become the beginning of the next request.
        ...(body && { 'Content-Length': body.length }),
        ...(key !== undefined && { Authorization: key }),
      },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (part: Buffer) => chunks.push(part));
      // A stream has no end, so its beginning counts as the response.
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        response.once('data', () => response.destroy());
        response.once('close', () => response.emit('end'));
      }
      response.on('error', ({ message }) => resolve(`The answer broke off: ${message}`));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      );
    },
  );
  request.setTimeout(30_000, () => request.destroy(new Error('There was none within 30 seconds.')));
  request.on('error', ({ message }) => resolve(`No answer: ${message}`));
  request.end(body);
  return promise;
}

const describeRequest = ({ method, path, asker, headers, body }: RandomRequest) =>
  `  of ${method} ${path.slice(0, 300)} by ${asker}, ${JSON.stringify(headers).slice(0, 300)}, ${body?.toString().slice(0, 600) ?? 'no body'}`;
