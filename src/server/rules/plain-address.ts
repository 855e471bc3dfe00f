import { isIP, SocketAddress } from 'node:net';

/** Normalizes an IP address: `[2001:DB8::0001]` becomes 2001:db8::1. Other texts are returned unchanged. */
export function plainAddress(text: string): string {
  const address = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) === 4) return text;
  return isIP(address) === 6 ? new SocketAddress({ address, family: 'ipv6' }).address : text;
}
