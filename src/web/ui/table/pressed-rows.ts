import type { RowAction } from './table-columns.ts';

export const isAction = (entry: RowAction | 'separator') => entry !== 'separator';

export const placeOf = (row: Element | null | undefined) =>
  row instanceof HTMLElement && row.dataset['place'] !== undefined ? Number(row.dataset['place']) : undefined;

/** Tells at its button whether a row’s menu is open. No row renders for it. */
export const tellOpen = (row: Element | null, isOpen: boolean) =>
  row?.querySelector('[data-more]')?.setAttribute('aria-expanded', String(isOpen));
