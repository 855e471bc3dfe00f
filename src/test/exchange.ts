import { connect } from 'node:net';

/** Sends bytes unchanged to a service and returns everything that comes back. */
export function exchange(url: string, bytes: string): Promise<string> {
  const { port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = '';
  const socket = connect(Number(port), '127.0.0.1', () => socket.end(bytes));
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  socket.on('close', () => resolve(answer)).on('error', reject);
  return promise;
}
