import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { accountDetails } from '#web/api/account.ts';

/** Loaded on demand, since hardly any account is ever locked. */
const LockedAccount = lazy(async () => ({ default: (await import('./LockedAccount.tsx')).LockedAccount }));

/**
 * Renders a notice on every page of a locked account. The account's page has its own, with what a locked account may
 * still do.
 */
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
