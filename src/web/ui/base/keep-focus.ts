import type { MouseEvent } from 'react';

/**
 * For the buttons of a form: pressing one does not leave the field before. Leaving it would show what is wrong with
 * it, and that may move the button away from under the pointer.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
