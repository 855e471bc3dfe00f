import { useEffect, useRef } from 'react';
import type { ListNews } from './tell-list.ts';

/** Announces to screen readers what a list shows, once the content of a new URL has loaded. */
export const useListNews = (asked: string, isHere: boolean, news: ListNews) => {
  const told = useRef(asked);
  useEffect(() => {
    const before = told.current;
    if (!isHere || before === asked) return;
    told.current = asked;
    void import('./tell-list.ts')
      .then(({ tellList }) => tellList(before, asked, news))
      .catch(() => undefined);
  });
};
