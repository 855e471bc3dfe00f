import { inLanguage } from './in-language.ts';

/** Actions on selected rows, and on whole lists. */
export const bulk = inLanguage('bulk', {
  addToCampaign: 'Add to campaign',
  addToChannel: 'Add to channel',
  print: 'Print',
  selectAll: (count: string) => `Select all ${count}`,
  notSelected: (reason: string) => `Couldn’t select all: ${reason}`,
});
