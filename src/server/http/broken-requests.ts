import { METHODS, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import type { HeadersOfAll } from './headers-of-all.ts';

/** What Node's parser itself rejects, by its error code. Everything else is a bad request. */
const statuses: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

const failure = (message: string): Failure => ({ error: 1, message });

/** Milliseconds that a client has to take the answer and close. */
const patience = 1000;

export function refuseHost(response: ServerResponse, headersOfAll: HeadersOfAll, message: string): void {
  const body = JSON.stringify(failure(message));
  const headers = {
    ...headersOfAll,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  response.writeHead(400, { ...headers, Connection: 'close' }).end(body);
}

/** The envelope also for requests that never reach a route. */
export const refuseBrokenRequests = (
  headersOfAll: HeadersOfAll,
  unknownPage?: (reply: FastifyReply) => FastifyReply,
) => ({
  /** An address that can't be decoded, or more headers than are taken. */
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    // Where people open addresses, it is one of no link.
    if (unknownPage && error.code === 'FST_ERR_BAD_URL' && !/^\/api(?:\/|$)/.test(request.url))
      return unknownPage(reply.headers(headersOfAll));
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 400;
    return reply.code(status).headers(headersOfAll).send(failure('The URL of the request isn’t valid.'));
  },

  /** Bytes that are no HTTP. */
  clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const [status, message] = statuses[error.code ?? ''] ?? [
      '400 Bad Request',
      'The request isn’t valid HTTP.',
    ];
    endWith(socket, headersOfAll, status, message);
  },
});

/** Answers where there is nothing to answer with but the connection, which nobody watches any more. */
function endWith(socket: Duplex, headersOfAll: HeadersOfAll, status: string, message: string): void {
  const body = JSON.stringify(failure(message));
  const headers = {
    ...headersOfAll,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  // A client may never close its side of it.
  setTimeout(() => socket.destroy(), patience).unref();
}

/** Lets every method that Node can read reach the routes, and answers in our words what Node answers by itself. */
export function takeOddRequests(app: FastifyInstance): void {
  for (const method of METHODS) {
    // What follows a CONNECT is no HTTP: it comes as an event of its own.
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  app.server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, app.headersOfAll, '405 Method Not Allowed', 'CONNECT isn’t supported.');
  });
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = JSON.stringify(failure('Only the expectation 100-continue is supported.'));
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(417, { ...app.headersOfAll, ...headers }).end(body);
  });
}
