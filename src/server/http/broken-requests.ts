import { METHODS, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import type { CommonHeaders } from './common-headers.ts';

/** Responses to what Node's parser rejects, by its error code. Everything else is a bad request. */
const statuses: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

const failure = (message: string): Failure => ({ error: 1, message });

/** Time that a client has to receive the response and close the connection, in ms. */
const closeTimeoutMs = 1000;

export function refuseHost(response: ServerResponse, headersOfAll: CommonHeaders, message: string): void {
  const body = JSON.stringify(failure(message));
  const headers = {
    ...headersOfAll,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  response.writeHead(400, { ...headers, Connection: 'close' }).end(body);
}

/** Sends the API's error format even for requests that never reach a route. */
export const refuseBrokenRequests = (
  headersOfAll: CommonHeaders,
  unknownPage?: (reply: FastifyReply) => FastifyReply,
) => ({
  /** For URLs that can't be decoded, and for too many headers. */
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    // For visitors, it's an unknown link.
    if (unknownPage && error.code === 'FST_ERR_BAD_URL' && !/^\/api(?:\/|$)/.test(request.url))
      return unknownPage(reply.headers(headersOfAll));
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 400;
    return reply.code(status).headers(headersOfAll).send(failure('The URL of the request isn’t valid.'));
  },

  /** For bytes that aren't HTTP. */
  clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const [status, message] = statuses[error.code ?? ''] ?? [
      '400 Bad Request',
      'The request isn’t valid HTTP.',
    ];
    endWith(socket, headersOfAll, status, message);
  },
});

/** Responds on the raw connection, which nothing else handles anymore. */
function endWith(socket: Duplex, headersOfAll: CommonHeaders, status: string, message: string): void {
  const body = JSON.stringify(failure(message));
  const headers = {
    ...headersOfAll,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  // A client may never close its side of the connection.
  setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
}

/** Lets every method that Node can parse reach the routes, and replaces Node's own error responses. */
export function acceptUnusualRequests(app: FastifyInstance): void {
  for (const method of METHODS) {
    // What follows a CONNECT isn't HTTP. Node emits a separate event for it.
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
