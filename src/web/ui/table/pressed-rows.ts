import { type RefObject, useRef } from 'react';
import type { RowAction } from './table-columns.ts';

export const isAction = (entry: RowAction | 'separator') => entry !== 'separator';

export const placeOf = (row: Element | null | undefined) =>
  row instanceof HTMLElement && row.dataset['place'] !== undefined ? Number(row.dataset['place']) : undefined;

/** Tells at its button which row's menu is open. No row renders for it. */
export const useOpenRow = (body: RefObject<HTMLElement | null>) => {
  const row = useRef<Element>(null);
  return {
    opens: (next: Element) => {
      row.current = next;
    },
    onToggle: (isOpen: boolean) => {
      body.current?.querySelector('[data-more][aria-expanded]')?.removeAttribute('aria-expanded');
      if (isOpen) row.current?.querySelector('[data-more]')?.setAttribute('aria-expanded', 'true');
    },
  };
};
