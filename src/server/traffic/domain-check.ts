import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Tells what is wrong with a domain as a sentence; undefined when it points here. */
export type DomainCheck = (domain: string) => Promise<string | undefined>;

export interface DomainCheckOptions {
  /** Where the service is reached; empty: the addresses of this machine's interfaces. */
  addresses: readonly string[];
  /** What this very service answers at /.well-known/waypost. */
  instance: string;
  /** The port that the service is reached at, where it is not the scheme's own. */
  port: () => string;
  /** Finds the addresses of a name. */
  resolve?: (host: string) => Promise<string[]>;
  /** Milliseconds for the look-up, and again for the request. */
  timeout?: number;
}

const closed = new BlockList();
closed.addSubnet('0.0.0.0', 8);
closed.addSubnet('10.0.0.0', 8);
closed.addSubnet('100.64.0.0', 10);
closed.addSubnet('127.0.0.0', 8);
closed.addSubnet('169.254.0.0', 16);
closed.addSubnet('172.16.0.0', 12);
closed.addSubnet('192.0.0.0', 24);
closed.addSubnet('192.168.0.0', 16);
closed.addSubnet('198.18.0.0', 15);
closed.addSubnet('224.0.0.0', 3);
closed.addSubnet('::', 127, 'ipv6');
closed.addSubnet('64:ff9b::', 96, 'ipv6');
closed.addSubnet('fc00::', 7, 'ipv6');
closed.addSubnet('fe80::', 10, 'ipv6');
closed.addSubnet('ff00::', 8, 'ipv6');

/** Addresses that are nobody's on the open network: nothing there is asked on a caller's word. */
const isPrivate = (address: string) => closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const ownAddresses = () =>
  Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? []);

const resolveAll = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

class TimedOut extends Error {}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimedOut()), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Asks one address for the service's token under the domain's name. Follows no redirect; reads 200 bytes at most. */
function askToken(url: URL, address: string, timeout: number): Promise<string> {
  const { request } = url.protocol === 'http:' ? http : https;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const asking = request(
    new URL('/.well-known/waypost', url),
    {
      agent: false,
      signal: AbortSignal.timeout(timeout),
      // The address that was checked, so that a second look-up can't lead elsewhere.
      lookup: (_host, options, found) => {
        const family = isIP(address);
        if (options.all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length > 200) asking.destroy(new Error('the answer is not ours'));
      });
      response.on('end', () => resolve(text));
      response.on('error', reject);
    },
  );
  asking.on('error', reject);
  asking.end();
  return promise;
}

const named = (addresses: readonly string[]) => addresses.join(' and ');

/** Checks that a domain's name leads to this service's addresses, and a request to it to this very service. */
export function createDomainCheck(options: DomainCheckOptions): DomainCheck {
  const { instance, resolve = resolveAll, timeout = 5000 } = options;
  return async (domain) => {
    const url = new URL(domain);
    const host = url.hostname;
    if (isIP(host.replaceAll(/[[\]]/g, ''))) return 'A branded domain is a name, not an IP address.';
    if (url.port !== '' && url.port !== options.port()) {
      return `A branded domain is reached at the port of the service${options.port() ? ` (${options.port()})` : ''}, not at ${url.port}.`;
    }

    const own = options.addresses.length > 0 ? options.addresses : ownAddresses();
    // Loopback is told to nobody as something to point a name at.
    const expected = named(own.filter((address) => !isPrivate(address))) || named(own);
    let found: string[];
    try {
      found = await within(timeout, resolve(host));
    } catch (error) {
      const why = error instanceof TimedOut ? 'its look-up took too long' : 'the name is not known';
      return `${host} does not point here: ${why}. It must lead to ${expected}.`;
    }
    const foreign = found.filter((address) => !own.includes(address));
    if (found.length === 0 || foreign.length > 0) {
      const shown = named(foreign.filter((address) => !isPrivate(address))) || 'a private address';
      return `${host} does not point here: it leads to ${shown}. It must lead to ${expected}.`;
    }

    const [address = ''] = found;
    try {
      const answer = await askToken(url, address, timeout);
      if (answer.trim() === instance) return undefined;
      return `${host} leads to ${address}, but another service answers there. A request to ${url.origin}/.well-known/waypost must come back to this one.`;
    } catch {
      return `${host} leads to ${address}, but ${url.origin}/.well-known/waypost did not answer. It must come back to this service.`;
    }
  };
}
