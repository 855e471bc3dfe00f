import type { FocusEvent } from 'react';

/**
 * For a body in which nothing takes the focus: the keyboard scrolls it as a whole. As it opens it has the focus and no
 * ring, since what opened tells where one is; it has one when the focus comes back.
 */
export const scrolledBody = {
  tabIndex: 0,
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    currentTarget.toggleAttribute('data-left', relatedTarget !== null),
};
