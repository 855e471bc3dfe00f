import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import type { AppHistory } from '#web/browser/app-history.ts';

/** Where each entry of the history was scrolled to, in px, for as long as the tab is open. */
const name = 'waypost-scrolled';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is refused, or holds something else.
    return {};
  }
}

const positions = readPositions();

/** To be called before something else takes its place. */
export const noteScroll = ({ key }: Location) => void (positions[key] = window.scrollY);

function scrollTo({ key, hash }: Location, keepsScroll: boolean) {
  const before = positions[key];
  if (before !== undefined) {
    window.scrollTo(0, before);
    return;
  }
  const named = hash ? document.getElementById(hash.slice(1)) : undefined;
  if (named) named.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
}

/** Back leads to where one was on the page, anything else to its top. */
export const useScrollPositions = (shown: Location, history: AppHistory) => {
  useLayoutEffect(() => scrollTo(shown, history.keepsScroll), [shown, history]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      noteScroll(shown);
      try {
        sessionStorage.setItem(name, JSON.stringify(positions));
      } catch {
        // Storage is refused: then a reload begins at the top.
      }
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [shown]);
};
