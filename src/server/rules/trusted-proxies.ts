import { BlockList, isIP } from 'node:net';
import type { Config } from '#server/config.ts';

/** Whether a peer's forwarding headers are trusted. `hop` 0 is the peer itself, 1 is the one it names, and so on. */
export type IsTrusted = (address: string, hop: number) => boolean;

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Reads TRUST_PROXY. A visitor's address is the last one in the headers that isn't a trusted proxy's. */
export function trustedProxies(setting: Config['TRUST_PROXY']): IsTrusted {
  if (setting === false) return () => false;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  const proxies = new BlockList();
  for (const proxy of setting) {
    const [address = '', mask] = proxy.split('/');
    if (mask === undefined) proxies.addAddress(address, kindOf(address));
    else proxies.addSubnet(address, Number(mask), kindOf(address));
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, kindOf(address));
}
