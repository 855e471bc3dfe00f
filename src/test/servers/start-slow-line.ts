import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export interface Line {
  /** Delay of each response, in ms. */
  latency: number;
  /** Bytes per second, for all connections together. */
  throughput: number;
}

/** Chrome’s "Fast 4G". */
export const fast4g: Line = { latency: 165, throughput: (9e6 / 8) * 0.9 };

/** Bytes that a connection sends before the next one takes its turn. */
const packet = 8192;

interface Sent {
  bytes: Buffer;
  /** In the time of `performance.now()`. */
  due: number;
}

/**
 * Puts a server behind a slow line. Chromium’s own emulation sometimes leaves received data unread permanently when the
 * machine is busy.
 */
export async function startSlowLine(server: string, { latency, throughput }: Line) {
  const { hostname, port } = new URL(server);
  /** Data on its way to each client. The client whose turn is next comes first. */
  const onTheirWay = new Map<Socket, Sent[]>();
  const open = new Set<Socket>();
  /** When the line is free, in the time of `performance.now()`. */
  let free = 0;
  let timer: NodeJS.Timeout | undefined;

  function send(): void {
    timer = undefined;
    const now = performance.now();
    if (free <= now) {
      const next = onTheirWay.entries().find(([, [first]]) => first && first.due <= now);
      if (next) {
        const [client, [first, ...rest]] = next;
        onTheirWay.delete(client);
        if (rest.length > 0) onTheirWay.set(client, rest);
        if (first) client.write(first.bytes);
        free = Math.max(free, now - 1) + ((first?.bytes.length ?? 0) / throughput) * 1000;
      }
    }
    schedule();
  }
  function schedule(): void {
    if (timer || onTheirWay.size === 0) return;
    const due = Math.min(...Array.from(onTheirWay.values(), ([first]) => first?.due ?? 0));
    timer = setTimeout(send, Math.max(0, Math.max(due, free) - performance.now()));
  }

  const listener = createServer((client) => {
    const far = connect(Number(port), hostname);
    for (const [side, other] of [
      [client, far],
      [far, client],
    ] as const) {
      open.add(side);
      side.on('error', () => side.destroy());
      side.once('close', () => {
        open.delete(side);
        onTheirWay.delete(side);
        other.destroy();
      });
    }
    client.pipe(far);
    far.on('data', (bytes: Buffer) => {
      const due = performance.now() + latency;
      const sent = onTheirWay.get(client) ?? [];
      for (let at = 0; at < bytes.length; at += packet)
        sent.push({ bytes: bytes.subarray(at, at + packet), due });
      onTheirWay.set(client, sent);
      schedule();
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    stop() {
      clearTimeout(timer);
      listener.close();
      for (const socket of open) socket.destroy();
    },
  };
}
