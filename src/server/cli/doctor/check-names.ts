import { createDnsResolver } from '#server/traffic/dns.ts';
import { ownAddresses } from '#server/traffic/own-addresses.ts';
import type { Config } from '#server/config.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, note, warning, problem } = findingsOf('DNS');

/** Checks whether names point to the addresses in PUBLIC_ADDRESSES, or else to those of this machine. */
export async function checkNames(addresses: readonly string[], config: Config): Promise<Finding[]> {
  const names = createDnsResolver();
  const own = ownAddresses(config.PUBLIC_ADDRESSES ?? []);
  const hosts = [...new Set(addresses.map((address) => new URL(address).hostname))];

  const check = async (host: string): Promise<Finding> => {
    const found = await names.addresses(host).catch(() => undefined);
    if (!found) return problem(`Couldn’t look up ${host}. Its DNS doesn’t answer.`);
    if (found.length === 0) return problem(`${host} has no A, AAAA or CNAME record.`);
    const said = `${host} points to ${found.join(', ')}`;
    if (found.some((address) => own.includes(address))) return ok(`${said}.`);
    return config.PUBLIC_ADDRESSES
      ? warning(`${said}, which isn’t in PUBLIC_ADDRESSES.`)
      : note(`${said}, which isn’t an address of this machine. If that’s right, set PUBLIC_ADDRESSES to it.`);
  };
  return Promise.all(hosts.map(check));
}
