import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

/** What a changed address or password means elsewhere. */
export const OtherSignIns = () => {
  const isOwn = useIsOwnService();
  // Until the server has answered it is not clear which one it is.
  const { isPending } = useQuery(accountDetails());
  if (isPending) return <Skeleton width="half" />;
  return isOwn
    ? 'You’ll be signed out everywhere else. API keys keep working.'
    : 'The server decides whether you’re signed out elsewhere.';
};
