import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { accountDetails } from '#web/api/account.ts';

/** Hardly any account is ever locked. */
const LockedAccount = lazy(async () => ({ default: (await import('./LockedAccount.tsx')).LockedAccount }));

/** The account's page says it by itself, and offers what a locked account may do all the same. */
export const AccountLock = () => {
  const { pathname } = useLocation();
  const { data: account } = useQuery(accountDetails());
  if (account?.lockreason === undefined || pathname === '/account') return null;
  return (
    <Suspense>
      <LockedAccount />
    </Suspense>
  );
};
