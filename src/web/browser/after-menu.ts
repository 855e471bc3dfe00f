import { useEffect, useRef } from 'react';

/**
 * Gives the focus back when a menu has gone, and only then lets happen what was chosen from it: a dialog that opened
 * before that would lose the focus again, and would not know where to return it. A menu that is taken from the page while
 * it closes, as where the window becomes narrow, has gone as well.
 * @param origin what has the focus again
 */
export const useAfterMenu = (origin: () => HTMLElement | null) => {
  const chosen = useRef<() => void>(undefined);
  const act = () => {
    const action = chosen.current;
    chosen.current = undefined;
    action?.();
  };
  useEffect(() => act, []);
  return {
    onChoose: (action: (() => void) | undefined) => {
      chosen.current = action;
    },
    onOpenChangeComplete: (open: boolean) => {
      if (open) return;
      const active = document.activeElement;
      // A click beside the menu may have put it elsewhere.
      if (!active || active === document.body || active.closest('[role="menu"]'))
        origin()?.focus({ preventScroll: true });
      act();
    },
  };
};
