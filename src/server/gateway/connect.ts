import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivate } from '#server/rules/private-addresses.ts';

/** Finds the addresses of a name, like `dns.lookup` with `all`. */
export type LookUp = (
  host: string,
  found: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

const bySystem: LookUp = (host, found) => dns.lookup(host, { all: true }, found);

/**
 * Looks up a name for a connection, and leaves out private addresses. The connection goes to exactly the addresses that
 * were checked, so that a second DNS response can't send it elsewhere. An IP address in a setting isn't checked, and
 * neither is `localhost`.
 */
export const publicOnly =
  (lookUp: LookUp = bySystem): LookupFunction =>
  (host, options, found) => {
    lookUp(host, (error, addresses) => {
      const open = host === 'localhost' ? addresses : addresses?.filter(({ address }) => !isPrivate(address));
      const [first] = open ?? [];
      if (error || !first) {
        const cause = error ?? new Error(`${host} has no public address.`);
        found(cause, '', 4);
      } else if (options.all) found(null, open);
      else found(null, first.address, first.family);
    });
  };

/**
 * Creates the gateway's connections. Reads share kept connections. Each write has a new one, which the server can't be
 * closing at that moment.
 */
export function createConnections(lookUp?: LookUp) {
  const lookup = publicOnly(lookUp);
  const reading = { keepAlive: true, maxFreeSockets: 8, timeout: 30_000, lookup };
  const agents = {
    'http:': { read: new http.Agent(reading), write: new http.Agent({ lookup }) },
    'https:': { read: new https.Agent(reading), write: new https.Agent({ lookup }) },
  };
  return {
    request(url: URL, path: string, method: string, headers: http.OutgoingHttpHeaders): http.ClientRequest {
      const isHttps = url.protocol === 'https:';
      const { read, write } = agents[isHttps ? 'https:' : 'http:'];
      return (isHttps ? https : http).request({
        agent: method === 'GET' || method === 'HEAD' ? read : write,
        host: url.hostname.replaceAll(/[[\]]/g, ''),
        port: url.port || undefined,
        path,
        method,
        headers: { Host: url.host, ...headers },
      });
    },
    close() {
      for (const { read, write } of Object.values(agents)) {
        read.destroy();
        write.destroy();
      }
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
