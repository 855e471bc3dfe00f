import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limitedAddress } from '#server/rules/limited-address.ts';

/** More than browsers open, even in an office that shares an IP address. */
const maxOfAddress = 256;

/**
 * Limits the open connections of an IP address. Beyond the limit, the connection that has been idle longest is closed.
 * The new one is closed only if all others have a response in progress. Proxies carry all visitors' connections and
 * have no limit.
 */
export function limitConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  most = maxOfAddress,
): void {
  /** The connections of each IP address, with the one that has been idle longest first. */
  const ofAddress = new Map<string, Set<Socket>>();
  const answersOn = new Map<Socket, number>();

  const isSilent = (socket: Socket) => !answersOn.has(socket);
  const forget = (whose: string, socket: Socket) => {
    const held = ofAddress.get(whose);
    held?.delete(socket);
    if (held?.size === 0) ofAddress.delete(whose);
  };

  server.on('connection', (socket) => {
    const { remoteAddress: peer } = socket;
    if (peer === undefined || isProxy(peer)) return;
    const whose = limitedAddress(peer);
    const held = ofAddress.get(whose) ?? new Set();
    ofAddress.set(whose, held.add(socket));
    socket.once('close', () => forget(whose, socket));
    if (held.size <= most) return;
    const leaving = held.values().find(isSilent) ?? socket;
    forget(whose, leaving);
    leaving.destroy();
  });
  server.on('request', ({ socket }, response) => {
    answersOn.set(socket, (answersOn.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (answersOn.get(socket) ?? 1) - 1;
      if (left > 0) {
        answersOn.set(socket, left);
        return;
      }
      answersOn.delete(socket);
      const held = ofAddress.get(limitedAddress(socket.remoteAddress ?? ''));
      // Moves it to the end, since it has been idle for the shortest time.
      if (held?.delete(socket)) held.add(socket);
    });
  });
}
