import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly a client may receive a response. */
export interface Pace {
  /** Minimum number of bytes per second. */
  rate: number;
  /** Additional time for interruptions, such as a connection that is briefly lost, in ms. */
  grace: number;
  /** Interval of the checks, in ms. */
  interval: number;
}

/** Phones with poor reception receive twice as much. */
const minPace: Pace = { rate: 4000, grace: 15_000, interval: 5000 };

/**
 * Ends connections whose clients receive a response more slowly than the pace, so a client can't hold one with a few
 * bytes now and then. Progress on a single write is only visible once all of it was received, so the whole write has
 * the time it needs in total.
 */
export function endSlowReaders(server: Server, { rate, grace, interval }: Pace = minPace): void {
  const waiting = new Map<Socket, { taken: number; since: number }>();
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      waiting.delete(socket);
    });
  });
  const look = (socket: Socket, now: number) => {
    const left = socket.writableLength;
    const taken = socket.bytesWritten - left;
    const before = waiting.get(socket);
    if (left === 0) waiting.delete(socket);
    else if (before?.taken !== taken) waiting.set(socket, { taken, since: now });
    else if (now - before.since > grace + (left / rate) * 1000) socket.destroy();
  };
  const timer = setInterval(() => {
    const now = Date.now();
    for (const socket of open) look(socket, now);
  }, interval).unref();
  server.once('close', () => clearInterval(timer));
}
