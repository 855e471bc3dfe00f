import { type Location, NavigationType } from 'react-router-dom';
import { focusHeading } from '#web/browser/focus-heading.ts';
import { labels } from '#web/words/labels.ts';

/** The page that was left, and what had the focus then. */
export interface LeftPage {
  location: Location;
  focused: Element | null;
}

/** After so long the page is waited for no more, in ms. */
const patience = 10_000;

/** A person who types or presses something decides where the focus is. */
const decisions = ['keydown', 'pointerdown'] as const;

/** Of entries of the history that were left from a row of a list: its place. */
const rowsLeft = new Map<string, string>();

let hasBegun = false;
let stop = (): void => undefined;

/** A link's page is named by what it asks for. */
const pageOf = ({ pathname, search }: Location) =>
  pathname.endsWith('/links/by') ? `${pathname} ${new URLSearchParams(search).get('short') ?? ''}` : pathname;

const isOverPage = (element: Element) =>
  element.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;

/** The page itself, or what opened over it, has given the focus to something. */
const isTaken = (before: Element | null) => {
  const now = document.activeElement;
  if (!now || now === before || now === document.body || now.closest('[data-closed]')) return false;
  return isOverPage(now) || now.closest('main') !== null;
};

/** Resolves what has to be focused on the page; undefined: it is not there yet. */
function targetOf(place: string | undefined): (() => void) | undefined {
  const name = document.querySelector('h1')?.textContent ?? '';
  if (name === '' || name === labels.loading) return undefined;
  if (place === undefined) return focusHeading;
  const row = document.querySelector<HTMLElement>(`main tr[data-place="${place}"]`);
  if (row) return () => row.focus({ preventScroll: true });
  return document.querySelector('main [aria-busy="true"]') ? undefined : focusHeading;
}

/**
 * Moves the focus to a page that somebody went to, so that it is read to those who can't see it: to its heading, or
 * back to the row from which they had left it. A page that opens with the focus in a field or a dialog keeps it there.
 */
export function focusPage(left: LeftPage, to: { location: Location; action: NavigationType }) {
  const row = left.focused?.closest<HTMLElement>('tr[data-place]');
  if (row?.dataset['place'] === undefined) rowsLeft.delete(left.location.key);
  else rowsLeft.set(left.location.key, row.dataset['place']);

  // Until somebody goes somewhere, another address is only what the opened one stands for.
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
