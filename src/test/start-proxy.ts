import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A TCP port in front of a socket, as the network between the service and its database. It can be cut, and can hang.
 */
export interface Proxy {
  port: number;
  /** Breaks every connection abruptly, with a reset. */
  cut(): void;
  /** Refuses new connections from now on, or accepts them again. */
  refuse(refuses: boolean): void;
  /** Passes no data from now on, without closing connections, or passes it again. */
  hang(hangs: boolean): void;
  stop(): Promise<void>;
}

export async function startProxy(socket: string): Promise<Proxy> {
  const open = new Set<Socket>();
  let refuses = false;
  let hangs = false;
  const keep = (side: Socket) => {
    open.add(side);
    side.on('close', () => open.delete(side));
    side.on('error', () => side.destroy());
    if (hangs) side.pause();
  };
  const server = createServer((near) => {
    if (refuses) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(socket);
    keep(near);
    keep(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk: Buffer) => to.write(chunk));
      from.on('close', () => to.destroy());
    }
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      for (const side of open) if (side.remotePort !== undefined) side.resetAndDestroy();
    },
    refuse(now) {
      refuses = now;
    },
    hang(now) {
      hangs = now;
      for (const side of open) {
        if (now) side.pause();
        else side.resume();
      }
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const side of open) side.destroy();
      await closed;
    },
  };
}
