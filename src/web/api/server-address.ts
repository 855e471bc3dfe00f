import { useQuery } from '@tanstack/react-query';
import { accountDetails } from './account.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { isThisMachine } from '#web/lib/this-machine.ts';

/** The server that is called, as it was entered; without one, where this page came from. */
export const useServerOrigin = () => useCredentials()?.server || location.origin;

/**
 * Where visitors reach the server. It may be called by another name than that, as on its own machine; our service
 * tells the public one in the address of the account's picture, which the frame reads anyway. undefined until then.
 */
export const usePublicOrigin = (): string | undefined => {
  const called = useServerOrigin();
  const isOwn = useIsOwnService();
  const { data: account, isPending } = useQuery(accountDetails());
  if (isPending) return undefined;
  const picture = isOwn && account ? URL.parse(account.avatar) : null;
  return picture ? picture.origin : called;
};

/** The host of an address, where only this machine can open it: no phone scans a code of it. undefined otherwise. */
export const hostOfThisMachine = (address: string | undefined): string | undefined => {
  const host = URL.parse(address ?? '')?.hostname;
  return host && isThisMachine(host) ? host : undefined;
};
