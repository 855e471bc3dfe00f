import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { setLock } from '#web/browser/read-only.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { LockNotice } from '#web/ui/frame/LockNotice.tsx';
import { accountLock as words } from '#web/words/account-lock.ts';

/** Shows on every page why the account is locked, and blocks what the server would refuse. */
export const LockedAccount = () => {
  // The service doesn't notify the page when support unlocks the account, so the page polls.
  const { data } = useQuery({ ...accountDetails(), refetchInterval: 30_000 });
  useEffect(() => {
    setLock(words.held);
    return () => setLock(undefined);
  }, []);
  const isInspected = useCredentials()?.visit?.kind === 'inspection';
  return (
    <LockNotice
      reason={data?.lockreason}
      support={data?.support}
      of={isInspected ? data?.username : undefined}
    />
  );
};
