import { inLanguage } from './in-language.ts';

/** What is done with selected rows, and with whole lists. */
export const bulk = inLanguage('bulk', {
  addToCampaign: 'Add to campaign',
  addToChannel: 'Add to channel',
  print: 'Print',
  selectAll: (count: string) => `Select all ${count}`,
  notSelected: (reason: string) => `Couldn’t select all: ${reason}`,
});
