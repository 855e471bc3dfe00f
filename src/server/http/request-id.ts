import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What people read out to each other, and what a log is searched for. */
export const requestIdHeader = 'X-Request-Id';

/**
 * Names a request in the log and in its answer. A trusted proxy may have named it already; anybody else’s name could be that of
 * another’s request.
 */
export const createRequestId =
  (isProxy: (address: string) => boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given) && isProxy(socket.remoteAddress ?? ''))
      return given;
    return randomUUID().slice(0, 13);
  };
