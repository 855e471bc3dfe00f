import { useState } from 'react';

/** The element focused when a dialog opened, and how to find a replacement if it is gone. */
interface Opener {
  element: HTMLElement;
  /** The position of its list row. 0 for actions on selected rows. */
  place: number | undefined;
  /** The opener of the dialog that contains the element. */
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

/** If the row was deleted, the next row takes its position. */
function targetOf({ element, place, behind }: Opener): HTMLElement | undefined {
  if (isThere(element)) return element;
  if (behind) return targetOf(behind);
  if (place === undefined) return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-place]')];
  return rows[place] ?? rows.at(-1) ?? document.querySelector<HTMLElement>('main') ?? undefined;
}

/**
 * Returns the focus when a dialog closes. The opener is noted during render, since the dialog may take the focus as
 * soon as it mounts. The UI kit's own handling isn't enough, since it skips elements that Tab can't reach, such as
 * rows, and doesn't handle deleted rows.
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
