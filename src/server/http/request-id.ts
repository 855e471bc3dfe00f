import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Users can tell support this ID, which is searchable in the log. */
export const requestIdHeader = 'X-Request-Id';

/**
 * Names a request in the log and in its response. A trusted proxy may have named it already. A name from anyone else
 * could be that of another request.
 */
export const createRequestId =
  (isProxy: (address: string) => boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given) && isProxy(socket.remoteAddress ?? ''))
      return given;
    return randomUUID().slice(0, 13);
  };
