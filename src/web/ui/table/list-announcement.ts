import { useEffect, useRef } from 'react';
import type { ListAnnouncement } from './announce-list.ts';

/** Announces to screen readers what a list shows, once the content of a new URL has loaded. */
export const useListAnnouncement = (asked: string, isHere: boolean, news: ListAnnouncement) => {
  const told = useRef(asked);
  useEffect(() => {
    const before = told.current;
    if (!isHere || before === asked) return;
    told.current = asked;
    void import('./announce-list.ts')
      .then(({ announceList }) => announceList(before, asked, news))
      .catch(() => undefined);
  });
};
