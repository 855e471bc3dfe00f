import { networkInterfaces } from 'node:os';

/** Returns the addresses where the service is reached: the configured ones, or those of this machine's interfaces. */
export const ownAddresses = (configured: readonly string[]): readonly string[] =>
  configured.length > 0
    ? configured
    : Object.values(networkInterfaces()).flatMap(
        (addresses) => addresses?.map(({ address }) => address) ?? [],
      );
