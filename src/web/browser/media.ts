import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Breakpoints of the frame. At `phone` the navigation is a drawer, at `medium` it shows only icons. */
export const phone = '(width < 768px)';
export const medium = '(768px <= width < 1100px)';
/** Breakpoint below which two columns become one. */
export const narrow = '(width < 1024px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Returns false if the environment doesn't support media queries. */
export const matches = (query: string) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query).matches : false;

/** Creates the query list once, since each new one makes the browser compute the page's styles first. */
export const useMedia = (query: string) => {
  const list = useMemo(
    () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined),
    [query],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list?.matches ?? false);
};
