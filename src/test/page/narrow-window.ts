import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A window that is wide until it is told to be narrow: then a media query matches, and whoever follows it hears so. */
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
    /** @param first what happens in the same moment */
    narrow(first?: () => void) {
      act(() => {
        first?.();
        isNarrow = true;
        followers.dispatchEvent(new Event('change'));
      });
    },
  };
}
