import { createServer, type RequestListener, type Server, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { refuseHost } from './broken-requests.ts';
import { boundConnections } from './connections-of-address.ts';
import type { HeadersOfAll } from './headers-of-all.ts';
import { endSlowReaders } from './slow-readers.ts';
import { endSlowRequests } from './slow-requests.ts';
import { spareNewConnections } from './spare-new-connections.ts';

/** How long the service waits for a client, in milliseconds. */
const patience = {
  /** For the head of a request, from the connection or the first byte on. */
  headers: 10_000,
  /** For a whole request: an upload of a megabyte over a slow line is to fit in. */
  request: 30_000,
  /** For one that brings a file along, from somebody who is signed in: eight megabytes over that line. */
  upload: 240_000,
  /** For the next request of a client that keeps its connection. */
  next: 10_000,
  /** The same where proxies stand in front: they must be those who close, and most do so after a minute. */
  nextOfProxy: 75_000,
  /** For any of an answer to be taken. */
  answer: 15_000,
};

/** An answer of which nothing is taken ends with its connection. One that is still being made has the time that it needs. */
function endStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

/** With two, whoever stands in front may have read one of them, and this service the other. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

export interface ListenerOptions {
  behindProxy: boolean;
  /** Whether a peer is a proxy, which holds the connections of all visitors. */
  isProxy: (address: string) => boolean;
  headersOfAll: HeadersOfAll;
}

/** The HTTP server beneath the service: no client keeps a connection for longer than it makes use of it. */
export const createListener =
  ({ behindProxy, isProxy, headersOfAll }: ListenerOptions) =>
  (handler: RequestListener): Server => {
    const server = createServer(
      {
        connectionsCheckingInterval: 1000,
        headersTimeout: patience.headers,
        requestTimeout: patience.upload,
        // Refused below, in our own words.
        requireHostHeader: false,
        keepAliveTimeout: behindProxy ? patience.nextOfProxy : patience.next,
      },
      (request, response) => {
        response.on('timeout', endStalled);
        const hosts = hostsOf(request);
        if (hosts > 1) refuseHost(response, headersOfAll, 'The request has more than one Host header.');
        else if (hosts === 0 && request.httpVersion !== '1.0')
          refuseHost(response, headersOfAll, 'The request has no Host header.');
        else handler(request, response);
      },
    );
    server.timeout = patience.answer;
    endSlowRequests(server, { usual: patience.request, long: patience.upload });
    endSlowReaders(server);
    spareNewConnections(server);
    boundConnections(server, isProxy);
    return server;
  };
