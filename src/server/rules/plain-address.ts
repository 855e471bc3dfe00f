import { isIP, SocketAddress } from 'node:net';

/** An IP address as it is looked up: `[2001:DB8::0001]` is 2001:db8::1. What is none stays as it is. */
export function plainAddress(text: string): string {
  const address = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) === 4) return text;
  return isIP(address) === 6 ? new SocketAddress({ address, family: 'ipv6' }).address : text;
}
