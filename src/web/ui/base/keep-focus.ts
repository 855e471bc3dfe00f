import type { MouseEvent } from 'react';

/** Returns whether the element's center is outside the viewport or covered. */
function isOutOfSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return !seen || (!element.contains(seen) && !seen.contains(element));
}

/**
 * Keeps the focus in the current field when a button of its form is pressed. Blurring the field would show its error,
 * which may move the button away from under the pointer. A field that is out of view does lose focus, so that it is
 * scrolled into view when its error focuses it again.
 */
export function keepFocus(event: MouseEvent) {
  const { activeElement } = document;
  const isField = activeElement?.matches('input, select, textarea') === true;
  if (!isField || !isOutOfSight(activeElement)) event.preventDefault();
}
