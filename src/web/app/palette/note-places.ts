import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { accountDetails } from '#web/api/account.ts';
import { currentCredentials, useCredentials } from '#web/client/credentials.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { places } from '#web/app/places.ts';
import { layout } from '#web/words/layout.ts';
import { notePlace, type Place } from './recent-places.ts';

/** Returns the key that this account's recent places are kept under. Undefined until the account is known. */
export const useAccountKey = () => {
  const server = useCredentials()?.server;
  const { data: account } = useQuery(accountDetails());
  return account && `${server ?? ''} ${account.id}`;
};

/**
 * Returns a place for a record's page or a search. The pages of the navigation are a shortcut away and needn't be
 * remembered.
 */
function placeOf(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  title: string,
): Place | undefined {
  const asked = new URLSearchParams(search);
  const short = asked.get('short');
  const q = asked.get('q');
  if (short)
    return {
      path: `${pathname}?${new URLSearchParams({ short }).toString()}`,
      title: displayUrl(readableUrl(short)),
    };
  if (q && title !== '')
    return {
      path: `${pathname}?${new URLSearchParams({ q }).toString()}`,
      title: layout.searched(title, q),
    };
  const isDeep = /\/\d+$/.test(pathname) && !places.some(({ to }) => to === pathname);
  return isDeep && title !== '' && title !== layout.missing ? { path: pathname, title } : undefined;
}

/** Records each place when it's left. Only then is its name certain to be known and a search finished. */
export const useNotePlaces = () => {
  const account = useAccountKey();
  const location = useLocation();
  const latest = useRef({ account, location });
  useEffect(() => {
    const noteLatest = () => {
      const { account, location } = latest.current;
      const place = placeOf(location, document.title.replace(/(?: · )?Waypost$/, ''));
      // A sign-out must leave no trace.
      if (account !== undefined && place && currentCredentials()) notePlace(account, place);
    };
    // This covers a reload and leaving for another site.
    window.addEventListener('pagehide', noteLatest);
    return () => {
      window.removeEventListener('pagehide', noteLatest);
      noteLatest();
    };
  }, [location.pathname]);
  useEffect(() => {
    latest.current = { account, location };
  });
};
