import { BlockList, isIP } from 'node:net';

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

/** Whether an address isn't on the public internet. The service sends no requests there on behalf of callers. */
export const isPrivate = (address: string) => closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
