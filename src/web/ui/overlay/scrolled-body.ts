import type { FocusEvent } from 'react';

/**
 * Props of a body without focusable elements, which the keyboard scrolls as a whole. When the dialog opens, the body
 * has focus but no ring, since the dialog itself shows where the focus is. It has a ring once the focus returns to it.
 */
export const scrolledBody = {
  tabIndex: 0,
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    currentTarget.toggleAttribute('data-left', relatedTarget !== null),
};
