import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { accountSecurity as words } from '#web/words/account-security.ts';

/** What another address or password means in other browsers. */
export const OtherSignIns = () => {
  const isOwn = useIsOwnService();
  // Until the server has answered it is not clear which one it is.
  const { isPending } = useQuery(accountDetails());
  if (isPending) return <Skeleton room={words.signedOutElsewhere} />;
  return isOwn ? words.signedOutElsewhere : words.serverDecides;
};
