import { type Location, NavigationType } from 'react-router-dom';
import { focusHeading } from '#web/browser/focus-heading.ts';
import { labels } from '#web/words/labels.ts';

export interface LeftPage {
  location: Location;
  focused: Element | null;
}

/** Maximum wait for the page, in ms. */
const patience = 10_000;

/** Events by which the user takes control of the focus. */
const decisions = ['keydown', 'pointerdown'] as const;

/** The place of the list row that had the focus when a history entry was left, by the entry's key. */
const rowsLeft = new Map<string, string>();

let hasBegun = false;
let stop = (): void => undefined;

/** Returns what identifies a page. A link's page is identified by its query. */
const pageOf = ({ pathname, search }: Location) =>
  pathname.endsWith('/links/by') ? `${pathname} ${new URLSearchParams(search).get('short') ?? ''}` : pathname;

const isOverPage = (element: Element) =>
  element.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;

/** Whether the page itself, or something opened over it, has moved the focus. */
const isTaken = (before: Element | null) => {
  const now = document.activeElement;
  if (!now || now === before || now === document.body || now.closest('[data-closed]')) return false;
  return isOverPage(now) || now.closest('main') !== null;
};

/** Returns a function that focuses the right element of the page. Undefined while that hasn't loaded. */
function targetOf(place: string | undefined): (() => void) | undefined {
  const name = document.querySelector('h1')?.textContent ?? '';
  if (name === '' || name === labels.loading) return undefined;
  if (place === undefined) return focusHeading;
  const row = document.querySelector<HTMLElement>(`main tr[data-place="${place}"]`);
  if (row) return () => row.focus({ preventScroll: true });
  return document.querySelector('main [aria-busy="true"]') ? undefined : focusHeading;
}

/**
 * Moves the focus to the page that the user went to, so that screen readers read it. The focus goes to its heading, or
 * back to the row from which the page was left. A page that opens with the focus in a field or dialog keeps it there.
 */
export function focusPage(left: LeftPage, to: { location: Location; action: NavigationType }) {
  const row = left.focused?.closest<HTMLElement>('tr[data-place]');
  if (row?.dataset['place'] === undefined) rowsLeft.delete(left.location.key);
  else rowsLeft.set(left.location.key, row.dataset['place']);

  // Until the user navigates, a replaced address is just what the opened one redirects to.
  hasBegun ||= to.action !== NavigationType.Replace;
  const isRenamed = to.action === NavigationType.Replace && left.location.pathname === to.location.pathname;
  if (!hasBegun || isRenamed || pageOf(left.location) === pageOf(to.location)) return;

  stop();
  const place = to.action === NavigationType.Pop ? rowsLeft.get(to.location.key) : undefined;
  const attempt = () => {
    const focus = isTaken(left.focused) ? () => undefined : targetOf(place);
    if (!focus) return;
    stop();
    focus();
  };
  const growth = new MutationObserver(attempt);
  const timer = setTimeout(() => stop(), patience);
  stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const decision of decisions) window.removeEventListener(decision, stop, { capture: true });
    stop = () => undefined;
  };
  for (const decision of decisions) window.addEventListener(decision, stop, { capture: true });
  growth.observe(document.body, { childList: true, subtree: true, characterData: true });
  attempt();
}
