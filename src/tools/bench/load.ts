import { connect, type Socket } from 'node:net';

export interface Load {
  answered: number;
  /** Responses other than 302. */
  wrong: number;
  seconds: number;
  /** Time from a request's last byte to its response's, in ms. */
  p50: number;
  p99: number;
}

const blankLine = Buffer.from('\r\n\r\n');
const found = Buffer.from('HTTP/1.1 302');

/**
 * Sends requests for `milliseconds` over keep-alive connections, one at a time on each. It does less work than an HTTP
 * client, so that the server is what's measured. Requests are prepared bytes, and a response ends with its headers.
 */
export async function load(
  origin: string,
  requests: readonly Buffer[],
  { connections = 32, milliseconds = 2000 } = {},
): Promise<Load> {
  const { hostname, port } = new URL(origin);
  const times: number[] = [];
  let wrong = 0;
  let next = 0;
  const start = performance.now();
  const until = start + milliseconds;

  const run = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let asked = 0;
      let kept: Buffer = Buffer.alloc(0);
      const ask = () => {
        asked = performance.now();
        socket.write(requests[(next += 1) % requests.length] ?? blankLine);
      };
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The server closed the connection.')));
      socket.on('data', (chunk: Buffer) => {
        const bytes = kept.length > 0 ? Buffer.concat([kept, chunk]) : chunk;
        const end = bytes.indexOf(blankLine);
        if (end < 0) {
          kept = bytes;
          return;
        }
        kept = bytes.subarray(end + blankLine.length);
        const now = performance.now();
        times.push(now - asked);
        if (bytes.compare(found, 0, found.length, 0, found.length) !== 0) wrong += 1;
        if (now < until) {
          ask();
          return;
        }
        socket.removeAllListeners('close').end();
        resolve();
      });
      ask();
    });

  const sockets = await Promise.all(
    Array.from({ length: connections }, () => {
      const { promise, resolve, reject } = Promise.withResolvers<Socket>();
      const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => resolve(socket));
      socket.once('error', reject);
      return promise;
    }),
  );
  await Promise.all(sockets.map(run));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { answered: times.length, wrong, seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
