import type { FastifyRequest } from 'fastify';
import { hostsRequested } from '#server/rules/own-host.ts';
import type { BrandedDomain, Targets } from '#server/store/targets.ts';

/** A host as names and IP addresses are written, with or without a port. */
const possible = /^[a-z0-9._-]{1,253}(?::\d{1,5})?$/;

/**
 * Finds the branded domain that a request came to. Returns undefined for the main host and for any other name of the
 * service, such as an IP address or a container's name.
 */
export function createDomainLookup(targets: Targets, publicUrl: string) {
  const mainHost = new URL(publicUrl).host;

  const find = async (given: string): Promise<BrandedDomain | undefined> => {
    const [host, withoutPort] = hostsRequested(given);
    if (host === mainHost || !possible.test(host)) return undefined;
    const exact = await targets.domain(host);
    return exact ?? (withoutPort === undefined ? undefined : targets.domain(withoutPort));
  };

  return (request: FastifyRequest): Promise<BrandedDomain | undefined> | undefined => {
    const { host } = request;
    return host === mainHost || host === '' ? undefined : find(host);
  };
}
