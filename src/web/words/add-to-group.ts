import { inLanguage } from './in-language.ts';

/** Adding selected records to a campaign or a channel. */
export const addToGroup = inLanguage('addToGroup', {
  campaign: {
    nouns: 'campaigns',
    title: (items: string) => `Add ${items} to a campaign`,
    search: 'Search by name',
    none: 'No campaigns yet',
    createFirst: 'Create your first campaign',
  },
  channel: {
    nouns: 'channels',
    title: (items: string) => `Add ${items} to a channel`,
    search: 'Search by name or description',
    none: 'No channels yet',
    createFirst: 'Create your first channel',
  },
  text: 'Items already added are skipped',
  addingTo: (items: string, group: string) => `Adding ${items} to “${group}”`,
});
