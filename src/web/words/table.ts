import { inLanguage } from './in-language.ts';
import { capitalised, plural } from './language.ts';

/** Every list: its rows, pages and selection. */
export const table = inLanguage('table', {
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all',
  selectPage: 'Select all on this page',
  selection: 'Selection',
  selected: (count: string) => `${count} selected`,
  selectedHidden: (count: string, hidden: string) => `${count} selected, ${hidden} not shown`,
  selectedOnPages: (count: string, pages: number) =>
    plural(pages, { one: `${count} selected on # page`, other: `${count} selected on # pages` }),
  selecting: 'Selecting…',
  clearSelection: 'Clear selection',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rows: 'Rows',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  total: (total: string) => `${total} total`,
  label: (what: string) => capitalised(what),
  unsupported: (what: string) => `This server doesn’t support ${what}`,
  unsupportedText: 'That’s why the menu doesn’t show this page.',
  overview: 'Go to overview',
  unreadable: (count: number) =>
    plural(count, { one: '# record can’t be read', other: '# records can’t be read' }),
  unreadableText: 'The server sent an unknown format. Everything else is shown.',
  noPage: (page: string) => `Page ${page} not found`,
  noPageText: 'This list has fewer pages.',
  firstPage: 'Go to first page',
  copyName: 'Copy name',
  nameCopied: 'Name copied',
});
