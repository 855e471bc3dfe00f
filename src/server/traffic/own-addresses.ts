import { networkInterfaces } from 'node:os';

/** Where the service is reached: as it is told, else at the addresses of this machine's interfaces. */
export const ownAddresses = (told: readonly string[]): readonly string[] =>
  told.length > 0
    ? told
    : Object.values(networkInterfaces()).flatMap(
        (addresses) => addresses?.map(({ address }) => address) ?? [],
      );
