import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { destination } from './seed.ts';

/** The least that a redirect can cost, as the reference for the service. Started in a process of its own. */
const links = new Map(
  Array.from({ length: Number(process.argv[2]) }, (_, number) => {
    const { path, url } = destination(number);
    return [path, url];
  }),
);

const server = createServer((request, response) => {
  const to = links.get(request.url ?? '');
  if (to) response.writeHead(302, { Location: to, 'Content-Length': '0' });
  else response.writeHead(404, { 'Content-Length': '0' });
  response.end();
});

server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
