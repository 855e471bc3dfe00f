import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { setLock } from '#web/browser/read-only.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { LockNotice } from '#web/ui/frame/LockNotice.tsx';
import { accountLock as words } from '#web/words/account-lock.ts';

/** Says on every page why the account is locked, and holds back what would be refused. */
export const LockedAccount = () => {
  // Nothing here tells that support has unlocked it.
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
