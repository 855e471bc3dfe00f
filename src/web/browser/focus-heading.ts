/** Moves the focus to the page’s heading, where what had it goes away. */
export function focusHeading() {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // It is read there, and nothing can be done with it.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
