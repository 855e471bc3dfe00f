/** What had the focus when a dialog was opened, and which row of a list that was. */
export interface Opener {
  element: HTMLElement;
  place: number | undefined;
}

export function currentOpener(): Opener | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const row = element.closest<HTMLElement>('tr[data-place]');
  return { element, place: row ? Number(row.dataset.place) : undefined };
}

/**
 * Gives the focus back when the dialog has closed. A row that is focused as a whole can't be reached by Tab, so that
 * the dialog itself would return to something in it; and of a row that was deleted, the next takes the place.
 */
export function returnTo({ element, place }: Opener) {
  if (element.isConnected) {
    element.focus({ preventScroll: true });
    return;
  }
  if (place === undefined) return;
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-place]')];
  (rows[place] ?? rows.at(-1) ?? document.querySelector<HTMLElement>('main'))?.focus();
}

/** Long enough for any menu to fade out. */
const patience = 500;

/**
 * Calls `fn` when the menu that it was chosen from is gone. A menu gives the focus back as the last thing that it
 * does: a dialog that opened before that would lose it again, and would not know where to return it.
 */
export function afterMenu(fn: () => void, until = performance.now() + patience) {
  if (document.querySelector('[role="menu"]') === null || performance.now() > until) fn();
  else requestAnimationFrame(() => afterMenu(fn, until));
}
