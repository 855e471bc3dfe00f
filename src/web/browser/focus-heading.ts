/** Moves the focus to the page's heading when the focused element is removed. */
export function focusHeading() {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // The heading is focused only so that it is read aloud. It isn't interactive.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
