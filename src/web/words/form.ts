import { inLanguage } from './in-language.ts';

/** Fields, filters and search boxes. */
export const form = inLanguage('form', {
  optional: ' optional',
  removeRow: (row: number) => `Remove row ${row}`,
  filters: 'Filters',
  filtersLater: 'Available once the whole list is loaded',
  filtersOn: (count: string) => `Filters (${count})`,
  activeFilters: 'Active filters',
  removeFilter: ' – remove filter',
  laterDate: 'Choose a later date.',
  todayOrEarlier: 'Choose today or an earlier day.',
  higherNumber: 'Enter a higher number.',
  wholeNumber: 'Enter a whole number, 0 or more.',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  upload: 'Upload',
  chooseFile: 'Choose file',
  replace: 'Replace',
  orDrop: 'or drop it here',
  colorPicker: (label: string) => `${label}: color picker`,
  colorSuggestions: (label: string) => `${label}: suggestions`,
  limitReached: 'Rate limit reached.',
  continuesIn: (time: string) => `Continues in ${time}.`,
  typeToConfirm: (text: string) => `Type ${text} to confirm`,
});
