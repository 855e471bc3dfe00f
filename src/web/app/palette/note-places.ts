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

/** What the recent places of this account are kept under; undefined until it is known who it is. */
export const useAccountKey = () => {
  const server = useCredentials()?.server;
  const { data: account } = useQuery(accountDetails());
  return account && `${server ?? ''} ${account.id}`;
};

/** A record's page, or a search. The pages of the navigation are a key away anyhow, and need no memory. */
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

/** Notes each place when it is left: only then its name is surely known, and a search is finished. */
export const useNotePlaces = () => {
  const account = useAccountKey();
  const location = useLocation();
  const latest = useRef({ account, location });
  useEffect(() => {
    const noteLatest = () => {
      const { account, location } = latest.current;
      const place = placeOf(location, document.title.replace(/(?: · )?Waypost$/, ''));
      // Who signs out leaves no trace.
      if (account !== undefined && place && currentCredentials()) notePlace(account, place);
    };
    // A reload, or a page elsewhere.
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
