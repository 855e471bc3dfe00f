import { type Reply, startService, type TestService } from './start-service.ts';

/** Returns a replacement for DNS, with a test's own names. Names that aren't listed are unknown. */
export function createFakeDns() {
  const addresses: Record<string, string[]> = {};
  const texts: Record<string, string[]> = {};
  const known = async (list: Record<string, string[]>, name: string) => {
    const found = list[name];
    if (!found) throw new Error('ENOTFOUND');
    return found;
  };
  return {
    /** The addresses of each name. */
    addresses,
    /** The values of each name's TXT records. */
    texts,
    resolve: (host: string) => known(addresses, host),
    resolveTxt: (name: string) => known(texts, name),
  };
}

/** A service that is at 127.0.0.1 and 127.0.0.2, with a test's own names in place of DNS. */
export interface WithDns extends TestService {
  dns: ReturnType<typeof createFakeDns>;
  port: string;
  /** Returns an unused name. */
  newHost(): string;
  /** Requests a domain as programs do, which expect it to be ready immediately. */
  addDomain(key: string, host: string, more?: object): Promise<Reply>;
  /** Saves a domain, ready or not. */
  saveDomain(key: string, host: string, more?: object): Promise<Reply>;
  /** Checks again whether the domain is ready. */
  checkDomain(key: string, id: number): Promise<Reply>;
}

export async function startWithDns(): Promise<WithDns> {
  const dns = createFakeDns();
  const { resolve, resolveTxt } = dns;
  const service = await startService({
    resolve,
    resolveTxt,
    env: { PUBLIC_ADDRESSES: '127.0.0.1,127.0.0.2' },
  });
  const { port } = new URL(service.url);
  let hosts = 0;
  const addDomain = (key: string, host: string, more?: object) =>
    service.call('POST', '/api/domain/add', { key, body: { domain: `http://${host}:${port}`, ...more } });
  return {
    ...service,
    dns,
    port,
    newHost: () => `h${(hosts += 1)}.acme.example`,
    addDomain,
    saveDomain: (key, host, more) => addDomain(key, host, { pending: true, ...more }),
    checkDomain: (key, id) => service.call('POST', `/api/domain/${id}/check`, { key }),
  };
}

/** Returns the state of each check of a domain's setup, by its name. */
export const statesOf = ({ checks }: { checks: { check: string; state: string }[] }) =>
  Object.fromEntries(checks.map(({ check, state }) => [check, state]));
