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

/** Where to scroll to as soon as the page is tall enough: its rows may come later than the page. */
let awaited: { key: string; top: number } | undefined;

/** To be called before something else takes its place. */
export const noteScroll = ({ key }: Location) =>
  void (positions[key] = awaited?.key === key ? awaited.top : window.scrollY);

/** A person who scrolls or types decides where the page stands. */
const decisions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls there now and as the page grows, until it is reached or a person acts. Returns what stops it. */
function scrollOnceTall(key: string, top: number): () => void {
  awaited = { key, top };
  const growth = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => attempt());
  const stop = () => {
    awaited = undefined;
    growth?.disconnect();
    for (const decision of decisions) window.removeEventListener(decision, stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    // Positions are fractions of a pixel on dense screens.
    if (!growth || Math.abs(window.scrollY - top) < 1) stop();
  };
  for (const decision of decisions) window.addEventListener(decision, stop, { passive: true });
  attempt();
  if (awaited) growth?.observe(document.body);
  return stop;
}

function scrollTo({ key, hash }: Location, keepsScroll: boolean): (() => void) | undefined {
  const before = positions[key];
  if (before !== undefined) return scrollOnceTall(key, before);
  const named = hash ? document.getElementById(hash.slice(1)) : undefined;
  if (named) named.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
  return undefined;
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
