import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Time for which the first request on a new connection may be on its way, in ms. */
const timeoutMs = 1000;

interface Known {
  since: number;
  /** Undefined before the first request. */
  underWay?: number;
}

/**
 * Node treats a connection whose first request wasn't read yet as idle, so a service that is shutting down would cut it
 * off.
 */
export function spareNewConnections(server: Server): void {
  const connections = new Map<Socket, Known>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const known = connections.get(socket);
    if (!known) return;
    known.underWay = (known.underWay ?? 0) + 1;
    response.once('close', () => (known.underWay = (known.underWay ?? 1) - 1));
  });
  server.closeIdleConnections = () => {
    for (const [socket, { since, underWay }] of connections)
      if (underWay === undefined ? performance.now() - since > timeoutMs : underWay === 0) socket.destroy();
  };
}
