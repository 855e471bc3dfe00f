import type { RowAction } from './table-columns.ts';

export const isAction = (entry: RowAction | 'separator') => entry !== 'separator';

export const placeOf = (row: Element | null | undefined) =>
  row instanceof HTMLElement && row.dataset['place'] !== undefined ? Number(row.dataset['place']) : undefined;

/** Marks a row’s menu button as expanded or collapsed, without rendering the row. */
export const markMenuOpen = (row: Element | null, isOpen: boolean) =>
  row?.querySelector('[data-more]')?.setAttribute('aria-expanded', String(isOpen));
