import { connect, type Socket } from 'node:net';

/**
 * Ways for a client to keep a connection open. Each begins with some bytes, and some continue with a byte or a line per
 * second.
 */
const ways: readonly { what: string; begin: (host: string) => string; goOn?: string }[] = [
  { what: 'a bad request', begin: () => 'hello\r\n\r\n' },
  { what: 'a tunnel', begin: () => 'CONNECT acme.example:443 HTTP/1.1\r\nHost: acme.example:443\r\n\r\n' },
  { what: 'slow headers', begin: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n`, goOn: 'X-More: 1\r\n' },
  {
    what: 'a slow body',
    begin: (host) => `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\n{`,
    goOn: ' ',
  },
  { what: 'silence', begin: () => '' },
  { what: 'silence after an answer', begin: (host) => `GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\n\r\n` },
  {
    what: 'answers not taken',
    begin: (host) => `GET /api/openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(30),
  },
];

/**
 * Opens `count` connections, using each way in turn, and never closes one.
 * @returns a function that ends them
 */
export async function holdSockets(url: string, count: number): Promise<() => void> {
  const { hostname, port, host } = new URL(url);
  const sockets: Socket[] = [];
  const going: [Socket, string][] = [];
  await Promise.all(
    Array.from({ length: count }, (_, number) => {
      const { begin, goOn } = ways[number % ways.length] ?? { begin: () => '' };
      const { promise, resolve } = Promise.withResolvers<void>();
      // The connection stays open on this side even if the service ends its side.
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => {
        socket.write(begin(host));
        if (goOn) going.push([socket, goOn]);
        resolve();
      });
      socket.pause().on('error', () => resolve());
      sockets.push(socket);
      return promise;
    }),
  );
  const timer = setInterval(() => {
    for (const [socket, bytes] of going) if (!socket.destroyed) socket.write(bytes);
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}
