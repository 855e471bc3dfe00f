import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Where the frame changes: below `phone` a drawer, up to `wide` icons only. */
export const phone = '(width < 768px)';
export const medium = '(768px <= width < 1100px)';
/** One column in place of two: what stands beside another has no room. */
export const narrow = '(width < 1024px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** False where the environment knows no media queries. */
export const matches = (query: string) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query).matches : false;

/** The browser is asked once: each question has it work out the page's styles first. */
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
