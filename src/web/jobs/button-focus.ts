import { useEffect, useRef } from 'react';
import { focusHeading } from '#web/browser/focus-heading.ts';

/** The job whose buttons are about to give way to others. */
let leaving: string | undefined;

/** Notes that a job’s buttons give way to others, which then take the focus. */
export const leaveButtons = (id: string) => {
  leaving = id;
};

/** Of the button that takes the focus from those that stood in its place; without one, the page’s heading does. */
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
