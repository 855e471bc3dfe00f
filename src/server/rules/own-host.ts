import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from './addresses.ts';

/** Names that refer to the machine itself, wherever they're used. */
const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'));

const nameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * Returns the domains that a request for a host may mean, the closest match first. A name may end with a dot. Behind a
 * mapped port, browsers send a port that the domain wasn't added with.
 */
export function hostsRequested(given: string): [string, ...string[]] {
  const host = given.toLowerCase().replace(/\.(?=:|$)/, '');
  const withoutPort = host.replace(/:\d+$/, '');
  return withoutPort === host ? [host] : [host, withoutPort];
}

/** Whether a request came to PUBLIC_URL's host, or to this machine by a local name. */
export type IsOwnHost = (request: Pick<FastifyRequest, 'host'>) => boolean;

/**
 * Restricts the dashboard and the API to their own host. A branded domain may belong to someone else one day, who could
 * then read what browsers store for it. If no public URL is configured, any IP address is accepted.
 */
export function ownHost({ publicUrl }: Site, isPublicUrlGiven: boolean): IsOwnHost {
  const own = nameOf(new URL(publicUrl).host);
  return ({ host }) => {
    const name = nameOf(host);
    if (name === own || name === '' || isLoopback(name)) return true;
    return !isPublicUrlGiven && isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
  };
}

/** Makes a scope's addresses unavailable on all other hosts. */
export function restrictToOwnHost(scope: FastifyInstance, isOwnHost: IsOwnHost, { publicUrl }: Site): void {
  scope.addHook('onRequest', (request, reply, done) => {
    if (isOwnHost(request)) done();
    else reply.code(404).type('text/plain; charset=utf-8').send(`The dashboard is at ${publicUrl}/app/\n`);
  });
}
