import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly an answer may be taken. */
export interface Pace {
  /** Bytes a second, at least. */
  rate: number;
  /** Milliseconds for what takes no time by that, such as a line that is gone for a moment. */
  grace: number;
  /** Milliseconds between two looks. */
  interval: number;
}

/** Phones at the edge of a network take twice as much. */
const slowest: Pace = { rate: 4000, grace: 15_000, interval: 5000 };

/**
 * Ends connections whose clients take an answer more slowly than that: with a few bytes now and then, nobody keeps one. What
 * the service hands over at once is seen to be taken only as a whole, so it has the time that it needs as a whole.
 */
export function endSlowReaders(server: Server, { rate, grace, interval }: Pace = slowest): void {
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
