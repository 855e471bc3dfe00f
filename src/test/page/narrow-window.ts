import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Mocks a window that is wide until `narrow` is called. Then a media query matches, and its listeners are notified. */
export function windowThatNarrows(query: string) {
  const followers = new EventTarget();
  let isNarrow = false;
  const real = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.defineProperties(real(media), {
      matches: { get: () => isNarrow && media === query },
      addEventListener: { value: followers.addEventListener.bind(followers) },
      removeEventListener: { value: followers.removeEventListener.bind(followers) },
    }),
  );
  return {
    /** @param first runs in the same act, before the change */
    narrow(first?: () => void) {
      act(() => {
        first?.();
        isNarrow = true;
        followers.dispatchEvent(new Event('change'));
      });
    },
  };
}
