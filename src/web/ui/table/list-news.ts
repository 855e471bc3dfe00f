import { useEffect, useRef } from 'react';
import type { ListNews } from './tell-list.ts';

/** What is asked for as it stands in the address, without the dialog that lies over the list. */
const askedIn = (address: string) => address.replace(/\bopen=[^&]*&?/, '').replace(/[?&]$/, '');

/** Tells screen readers what a list shows once something else was asked for and is there. */
export const useListNews = (address: string, isHere: boolean, news: ListNews) => {
  const asked = askedIn(address);
  const told = useRef(asked);
  useEffect(() => {
    if (!isHere || told.current === asked) return;
    told.current = asked;
    void import('./tell-list.ts').then(({ tellList }) => tellList(news)).catch(() => undefined);
  });
};
