import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyQuirks } from './apply-quirks.ts';
import { answerScan } from './codes.ts';
import { createLimit } from './limit.ts';
import { endpointOf, plainResponse, type PlainResponse, type PlainRequest } from './plain-responses.ts';
import { accidents, chance, type Mixture, type Quirk } from './quirks.ts';
import { type Records, seededRecords, timestamp } from './records.ts';

export interface QuirksOptions {
  mixture: Mixture;
  key: string;
  /** Requests per minute. */
  limit: number;
  port?: number;
  host?: string;
  /** How often an accident happens, from 0 to 1. */
  rate?: number;
}

/** A received request, for tests of clients. */
export interface ReceivedRequest {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  url: string;
  key: string | undefined;
  /** Whether the request was over the limit. */
  isOver: boolean;
}

export interface QuirksServer {
  url: string;
  records: Records;
  met: readonly ReceivedRequest[];
  stop(): Promise<void>;
}

const badGateway =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const login = '<!doctype html><title>Sign in</title><form><input name="email"><input type="password"></form>';

/** No client sends more. */
const maxBodyBytes = 1024 * 1024;

async function questionOf(request: IncomingMessage): Promise<PlainRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBodyBytes) request.destroy();
  });
  const sent = await text(request);
  let body: unknown = {};
  try {
    body = sent.trim() === '' ? {} : JSON.parse(sent);
  } catch {
    // As on many servers, a body that can't be parsed is ignored.
  }
  const members = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, body: members };
}

/** Starts a server of the API that is awkward on purpose. */
export async function startQuirksServer(options: QuirksOptions): Promise<QuirksServer> {
  const { mixture, key, limit, rate = 0.1, host = '127.0.0.1' } = options;
  const server = createServer();
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(options.port ?? 0, host, () => listening.resolve());
  await listening.promise;
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const records = seededRecords(mixture.seed, origin);
  const { seed } = mixture;
  const everywhere = (quirk: Quirk) => mixture.has(quirk, 'all');
  const allowance = createLimit(limit, everywhere('sliding'));
  const met: ReceivedRequest[] = [];
  let count = 0;

  const isMissing = (path: string) =>
    everywhere('missing') &&
    path.startsWith(mixture.form('missing', 'all', ['/api/campaign', '/api/channel']));

  function limitHeaders({ remaining, wait }: { remaining: number; wait: number }): OutgoingHttpHeaders {
    if (everywhere('headers')) return {};
    const at = new Date(Date.now() + wait);
    const seconds = Math.ceil(at.getTime() / 1000);
    const reset = everywhere('reset')
      ? mixture.form<string>('reset', 'all', [
          String(at.getTime()),
          String(Math.ceil(wait / 1000)),
          at.toUTCString(),
          timestamp(at),
        ])
      : String(seconds);
    return {
      'X-RateLimit-Limit': limit,
      'X-RateLimit-Remaining': Math.max(0, remaining),
      'X-RateLimit-Reset': reset,
    };
  }

  function overLimit(wait: number): {
    status: number;
    headers: OutgoingHttpHeaders;
    body: Record<string, unknown>;
  } {
    const message = 'Too Many Requests. Please retry later.';
    const seconds = Math.ceil(wait / 1000);
    return everywhere('limited')
      ? { status: 200, headers: {}, body: { error: 429, message, 'Retry-After': seconds } }
      : { status: 429, headers: { 'Retry-After': seconds }, body: { error: 1, message } };
  }

  /** Returns the accident of a request, which is the one it names or a random one. */
  function accidentOf({ headers }: IncomingMessage): Quirk | undefined {
    const wanted = accidents.find((each) => each === headers['x-quirk']);
    if (wanted) return wanted;
    const likely = accidents.filter(everywhere);
    return likely.find((each) => chance(seed, `${each} ${count}`) < rate);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    count += 1;
    const accident = accidentOf(request);
    // If a kept connection breaks, browsers automatically retry a read, which a page can neither notice nor count.
    if (everywhere('cut')) response.shouldKeepAlive = false;
    const question = await questionOf(request);
    if (await answerScan(question.path, { records, origin }, response)) return;
    const allowOrigin: OutgoingHttpHeaders = everywhere('origins')
      ? {}
      : { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' };
    if (question.method === 'OPTIONS' && !everywhere('origins')) {
      response
        .writeHead(204, {
          ...allowOrigin,
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Quirk',
        })
        .end();
      return;
    }
    const given = /^(?:Bearer )?(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    // A browser's request for a picture isn't one of the API. Without a key there's no account to count for.
    const isMet = question.path.startsWith('/api/');
    const { isOver, ...left } =
      isMet && given !== undefined
        ? allowance.spend(Date.now())
        : { isOver: false, remaining: limit, wait: 0 };
    if (isMet)
      met.push({ at: Date.now(), method: question.method, url: request.url ?? '', key: given, isOver });
    const send = (status: number, body: string, headers: OutgoingHttpHeaders) =>
      response.writeHead(status, { ...allowOrigin, ...limitHeaders(left), ...headers }).end(body);
    const json = { 'Content-Type': 'application/json' };
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    if (isOver) {
      const { status, headers, body } = overLimit(left.wait);
      send(status, JSON.stringify(body), { ...json, ...headers });
      return;
    }
    if (accident === 'delay') await sleep(200 + chance(seed, `wait ${count}`) * 1800);
    // This is the response of a proxy in front, which doesn't know the API.
    if (accident === 'lost') response.writeHead(502, { ...allowOrigin, ...html }).end(badGateway);
    else if (accident === 'login') response.writeHead(200, { ...allowOrigin, ...html }).end(login);
    else if (accident === 'cut') request.socket.destroy();
    else {
      const isKnown = !mixture.has('authorization', 'all') && given === key;
      const said = applyQuirks(isKnown ? plainOf(question) : refused, mixture);
      if (said.html === undefined) {
        const body = JSON.stringify(said.body);
        send(said.status, accident === 'truncated' ? body.slice(0, body.length / 2) : body, json);
      } else send(said.status, said.html, html);
    }
  }

  const refused: PlainResponse = {
    endpoint: undefined,
    status: 401,
    body: { error: 1, message: 'A valid API key is required to use this service.' },
  };

  function plainOf(question: PlainRequest): PlainResponse {
    const route = isMissing(question.path)
      ? undefined
      : endpointOf(question, (name) => everywhere(name.startsWith('GET ') ? 'single' : 'links'));
    const { url } = question.body;
    if (route?.name === 'POST /api/url/add' && everywhere('repeated')) {
      const known = records.urls.find(({ longurl }) => longurl === url);
      if (known)
        return { endpoint: route.name, status: 200, body: { error: 0, id: known.id, short: known.shorturl } };
    }
    return plainResponse(route, question, records, origin);
  }

  server.on('request', (request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  return {
    url: origin,
    records,
    met,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
