import { useEffect, useRef } from 'react';
import { focusHeading } from '#web/browser/focus-heading.ts';

/** The job whose buttons are about to be replaced. */
let leaving: string | undefined;

/** Notes that a job's buttons are about to be replaced. The new ones then take the focus. */
export const leaveButtons = (id: string) => {
  leaving = id;
};

/**
 * Returns the ref of the button that takes the focus from the buttons it replaces. Without a button, the page's heading
 * takes it.
 */
export const useButtonFocus = (id: string) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (leaving !== id) return;
    leaving = undefined;
    if (button.current) button.current.focus();
    else focusHeading();
  }, [id]);
  return button;
};
