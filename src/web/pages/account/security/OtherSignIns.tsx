import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { accountSecurity as words } from '#web/words/account-security.ts';

/** Says what changing the address or password means for other sessions. */
export const OtherSignIns = () => {
  const isOwn = useIsOwnService();
  // The right text depends on the server, which is unknown until it has responded.
  const { isPending } = useQuery(accountDetails());
  if (isPending) return <Skeleton room={words.signedOutElsewhere} />;
  return isOwn ? words.signedOutElsewhere : words.serverDecides;
};
