import { inLanguage } from './in-language.ts';

/** The dialog that exports a list to a file. `what` is "links", `items` is "3 links". */
export const exportDialog = inLanguage('exportDialog', {
  title: (what: string) => `Export ${what}`,
  scope: 'Include',
  selected: (items: string) => `Selected: ${items}`,
  matching: (search: string) => `Matching “${search}”`,
  matchingCount: (search: string, items: string) => `Matching “${search}”: ${items}`,
  filtered: 'Filtered',
  filteredCount: (items: string) => `Filtered: ${items}`,
  all: (items: string) => `All ${items}`,
  entire: 'Entire list',
  channelItems: 'Channel items, one per row',
  format: 'Format',
  csv: 'CSV',
  csvText: 'For spreadsheets. Formulas won’t run.',
  json: 'JSON',
  jsonText: 'For programs',
  columns: 'Columns',
  noColumns: 'Choose at least one column.',
  saved: (items: string, file: string) => `Saved ${items} to ${file}`,
  notStarted: 'Couldn’t start the export. Try again in a moment.',
});
