import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';

/** What Node's parser itself rejects, by its error code. Everything else is a bad request. */
const statuses: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

const failure = (message: string): Failure => ({ error: 1, message });

/** The envelope also for requests that never reach a route. */
export const refuseBrokenRequests = {
  /** An address that can't be decoded, or more headers than are taken. */
  frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 400;
    return reply.code(status).send(failure('The address of the request is not valid.'));
  },

  /** Bytes that are no HTTP. */
  clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const [status, message] = statuses[error.code ?? ''] ?? [
      '400 Bad Request',
      'The request is not valid HTTP.',
    ];
    const body = JSON.stringify(failure(message));
    const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
    socket.end(head + body);
  },
};
