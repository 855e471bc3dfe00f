import { createServer, type RequestListener, type Server, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { refuseHost } from './broken-requests.ts';
import { limitConnections } from './limit-connections.ts';
import type { CommonHeaders } from './common-headers.ts';
import { endSlowReaders } from './slow-readers.ts';
import { endSlowRequests } from './slow-requests.ts';
import { spareNewConnections } from './spare-new-connections.ts';

/** How long the service waits for a client, in ms. */
const timeouts = {
  /** For a request's headers, from the connection or the first byte on. */
  headers: 10_000,
  /** For a whole request. It allows an upload of a megabyte over a slow connection. */
  request: 30_000,
  /** For a request of a signed-in user that includes a file. It allows eight megabytes over that connection. */
  upload: 240_000,
  /** For the next request on a connection that is kept alive. */
  next: 10_000,
  /** The same behind proxies, which must be the ones to close the connection. Most do so after a minute. */
  nextOfProxy: 75_000,
  /** For a client to receive any of a response. */
  answer: 15_000,
};

/**
 * Ends the connection if the client receives nothing of the response. A response that is still being created has as
 * much time as it needs.
 */
function endStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

/** With two Host headers, a proxy may have read one of them and this service the other. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

export interface ListenerOptions {
  behindProxy: boolean;
  /** Whether a peer is a proxy, which carries all visitors' connections. */
  isProxy: (address: string) => boolean;
  headersOfAll: CommonHeaders;
}

/** Creates the service's HTTP server. No client can keep a connection longer than it uses it. */
export const createListener =
  ({ behindProxy, isProxy, headersOfAll }: ListenerOptions) =>
  (handler: RequestListener): Server => {
    const server = createServer(
      {
        connectionsCheckingInterval: 1000,
        headersTimeout: timeouts.headers,
        requestTimeout: timeouts.upload,
        // The check below has an error message of its own.
        requireHostHeader: false,
        keepAliveTimeout: behindProxy ? timeouts.nextOfProxy : timeouts.next,
      },
      (request, response) => {
        response.on('timeout', endStalled);
        const hosts = countHosts(request);
        if (hosts > 1) refuseHost(response, headersOfAll, 'The request has more than one Host header.');
        else if (hosts === 0 && request.httpVersion !== '1.0')
          refuseHost(response, headersOfAll, 'The request has no Host header.');
        else handler(request, response);
      },
    );
    server.timeout = timeouts.answer;
    endSlowRequests(server, { usual: timeouts.request, long: timeouts.upload });
    endSlowReaders(server);
    spareNewConnections(server);
    limitConnections(server, isProxy);
    return server;
  };
