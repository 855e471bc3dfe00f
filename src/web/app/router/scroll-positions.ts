import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import type { AppHistory } from '#web/browser/app-history.ts';

/** Where the tab stores the scroll position of each history entry, in px. */
const name = 'waypost-scrolled';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is refused or contains something else.
    return {};
  }
}

const positions = readPositions();

/** The position to restore once the page is tall enough, since its rows may load after it. */
let awaited: { key: string; top: number } | undefined;

/** Call this before another page replaces the current one. */
export const noteScroll = ({ key }: Location) =>
  void (positions[key] = awaited?.key === key ? awaited.top : window.scrollY);

/** Events by which the user takes control of the scroll position. */
const decisions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the position now and as the page grows, until it's reached or the user acts. Returns a function that stops
 * this.
 */
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

/** Restores the scroll position when the user goes back or forward. Any other page starts at its top. */
export const useScrollPositions = (shown: Location, history: AppHistory) => {
  useLayoutEffect(() => scrollTo(shown, history.keepsScroll), [shown, history]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      noteScroll(shown);
      try {
        sessionStorage.setItem(name, JSON.stringify(positions));
      } catch {
        // If storage is refused, a reload starts at the top.
      }
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [shown]);
};
