import { networkInterfaces } from 'node:os';

/** Returns the addresses where the service is reached: the configured ones, or those of this machine's interfaces. */
export const ownAddresses = (told: readonly string[]): readonly string[] =>
  told.length > 0
    ? told
    : Object.values(networkInterfaces()).flatMap(
        (addresses) => addresses?.map(({ address }) => address) ?? [],
      );
