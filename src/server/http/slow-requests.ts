import type { IncomingMessage, Server } from 'node:http';

export interface RequestTimeouts {
  /** Timeout for a request's body, in ms. */
  usual: number;
  /** Timeout for the body of a request that was given more time, in ms. */
  long: number;
}

const longRequests = new WeakSet<IncomingMessage>();

/** Gives a request the longer timeout, since a large upload may come over a slow connection. */
export const allowLongTimeout = (request: IncomingMessage) => void longRequests.add(request);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body takes too long to arrive. It raises the same error as Node’s own timeout, which can't differ
 * between requests.
 */
export function endSlowRequests(server: Server, { usual, long }: RequestTimeouts): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const end = () => {
      const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      if (!request.complete) server.emit('clientError', error, socket);
    };
    let timer = setTimeout(() => {
      if (!longRequests.has(request)) end();
      else timer = setTimeout(end, long - usual);
    }, usual);
    const stop = () => clearTimeout(timer);
    request.once('end', stop);
    socket.once('close', stop);
    request.once('close', () => {
      stop();
      socket.off('close', stop);
    });
  });
}
