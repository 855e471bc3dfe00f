import { inLanguage } from './in-language.ts';
import { capitalised, plural } from './language.ts';

/** Selecting many records in a dialog, and adding them. */
export const pick = inLanguage('pick', {
  search: (what: string) => `Search ${what}`,
  list: (what: string) => `${capitalised(what)} to select`,
  noMatch: (what: string) => `No matching ${what}`,
  selectAll: (count: string) => `Select all ${count}`,
  /** Used if there are more, which aren’t shown yet. */
  selectShown: (count: string) => `Select first ${count}`,
  deselectAll: 'Deselect all',
  show: 'Show',
  selected: 'Selected',
  selectedCount: (count: string) => `Selected (${count})`,
  noneSelected: 'Nothing selected',
  noneSelectedText: 'Items you select in the other lists appear here.',
  add: (items: string) => `Add ${items}`,
  adding: (items: string) => `Adding ${items}`,
  added: 'added',
  leaveTitle: 'Leave without adding?',
  leaveText: (count: number) =>
    plural(count, {
      one: '# selected item hasn’t been added.',
      other: '# selected items haven’t been added.',
    }),
  keepSelecting: 'Keep selecting',
});
