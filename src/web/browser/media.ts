import { useCallback, useSyncExternalStore } from 'react';

/** Where the frame changes: below `phone` a drawer, up to `wide` icons only. */
export const phone = '(width < 768px)';
export const medium = '(768px <= width < 1100px)';
/** One column in place of two: what stands beside another has no room. */
export const narrow = '(width < 1024px)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** False where the environment knows no media queries. */
export const matches = (query: string) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query).matches : false;

export const useMedia = (query: string) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matches(query));
};
