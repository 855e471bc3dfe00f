import { useQuery } from '@tanstack/react-query';
import { accountDetails } from './account.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { isThisMachine } from '#web/lib/this-machine.ts';

/** Returns the server as it was entered, or the origin that this page came from. */
export const useServerOrigin = () => useCredentials()?.server || location.origin;

/**
 * Returns where visitors reach the server. The dashboard may call it by another name, for instance on the server's own
 * machine. This product's service reveals its public address in the address of the account's picture, which the frame
 * reads anyway. Undefined until then.
 */
export const usePublicOrigin = (): string | undefined => {
  const called = useServerOrigin();
  const isOwn = useIsOwnService();
  const { data: account, isPending } = useQuery(accountDetails());
  if (isPending) return undefined;
  const picture = isOwn && account ? URL.parse(account.avatar) : null;
  return picture ? picture.origin : called;
};

/**
 * Returns an address's host if only this machine can open it, so that no phone could scan a code of it. Undefined
 * otherwise.
 */
export const hostOfThisMachine = (address: string | undefined): string | undefined => {
  const host = URL.parse(address ?? '')?.hostname;
  return host && isThisMachine(host) ? host : undefined;
};
