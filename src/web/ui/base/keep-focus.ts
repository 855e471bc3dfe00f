import type { MouseEvent } from 'react';

/** Scrolled away, or covered. */
function isOutOfSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return !seen || (!element.contains(seen) && !seen.contains(element));
}

/**
 * For the buttons of a form: pressing one does not leave the field before. Leaving it would show what is wrong with
 * it, and that may move the button away from under the pointer. A field that is out of sight is left, so that it is
 * scrolled to when it is focused again because of its error.
 */
export function keepFocus(event: MouseEvent) {
  const { activeElement } = document;
  const isField = activeElement?.matches('input, select, textarea') === true;
  if (!isField || !isOutOfSight(activeElement)) event.preventDefault();
}
