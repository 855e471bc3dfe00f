import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from './addresses.ts';

/** Names that lead to the machine itself, wherever they are read. */
const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'));

const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * The domains that a request for a host may mean, the nearest first: a name may end in a dot, and behind a mapped port
 * browsers name one that the domain was not added with.
 */
export function hostsAskedFor(given: string): [string, ...string[]] {
  const host = given.toLowerCase().replace(/\.(?=:|$)/, '');
  const withoutPort = host.replace(/:\d+$/, '');
  return withoutPort === host ? [host] : [host, withoutPort];
}

/** Whether a request came to the host of PUBLIC_URL, or to this machine by a name that only it has. */
export type IsOwnHost = (request: Pick<FastifyRequest, 'host'>) => boolean;

/**
 * The dashboard and the API are there alone: a branded domain may be somebody else's one day, who could then read what
 * browsers keep for it. Where nobody said what the public address is, any IP address will do.
 */
export function ownHost({ publicUrl }: Site, isPublicUrlGiven: boolean): IsOwnHost {
  const own = nameOf(new URL(publicUrl).host);
  return ({ host }) => {
    const name = nameOf(host);
    if (name === own || name === '' || isLoopback(name)) return true;
    return !isPublicUrlGiven && isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
  };
}

/** The addresses of a scope are not found on any other host. */
export function onOwnHostAlone(scope: FastifyInstance, isOwnHost: IsOwnHost, { publicUrl }: Site): void {
  scope.addHook('onRequest', (request, reply, done) => {
    if (isOwnHost(request)) done();
    else reply.code(404).type('text/plain; charset=utf-8').send(`The dashboard is at ${publicUrl}/app/\n`);
  });
}
