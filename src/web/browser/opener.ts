import { useState } from 'react';

/** What had the focus when something was opened over the page, and how to find its like when it has gone. */
interface Opener {
  element: HTMLElement;
  /** Of the row of a list that it is in; of what acts on selected rows, the first. */
  place: number | undefined;
  /** What had opened the dialog that it is in. */
  behind: Opener | undefined;
}

const openers = new WeakMap<Element, Opener>();

function currentOpener(): Opener | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const row = element.closest<HTMLElement>('tr[data-place]');
  const dialog = element.closest('[role="dialog"]');
  return {
    element,
    place: row ? Number(row.dataset.place) : element.closest('[data-selection]') ? 0 : undefined,
    behind: dialog ? openers.get(dialog) : undefined,
  };
}

const isThere = (element: Element) => element.isConnected && element.closest('[data-closed]') === null;

/** Of a row that was deleted, the next takes the place. */
function targetOf({ element, place, behind }: Opener): HTMLElement | undefined {
  if (isThere(element)) return element;
  if (behind) return targetOf(behind);
  if (place === undefined) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-place]')];
  return rows[place] ?? rows.at(-1) ?? document.querySelector<HTMLElement>('main') ?? undefined;
}

/**
 * Gives the focus back where it was when a dialog opened. Noted while rendering, as something in the dialog may take
 * the focus the moment that it is there. The kit's own way would not do: it passes over what Tab can't reach, such as
 * a row, and knows nothing of rows that go.
 */
export const useReturnFocus = (open: boolean) => {
  const [noted, note] = useState<{ open: boolean; opener: Opener | undefined }>({
    open: false,
    opener: undefined,
  });
  if (open !== noted.open) note({ open, opener: open ? currentOpener() : noted.opener });
  const { opener } = noted;
  return {
    ref: (popup: HTMLElement | null) => {
      if (popup && opener) openers.set(popup, opener);
    },
    finalFocus: () => {
      queueMicrotask(() => {
        const active = document.activeElement;
        const isElsewhere = active && active !== document.body && isThere(active);
        if (opener && !isElsewhere) targetOf(opener)?.focus({ preventScroll: true });
      });
      return false;
    },
  };
};
