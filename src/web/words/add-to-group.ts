import { inLanguage } from './in-language.ts';

/** Adding selected records to a campaign or a channel. */
export const addToGroup = inLanguage('addToGroup', {
  campaign: {
    nouns: 'campaigns',
    title: (items: string) => `Add ${items} to a campaign`,
    titleOf: (name: string) => `Add “${name}” to a campaign`,
    onceText: 'Links already in the campaign are skipped',
    search: 'Search by name',
    none: 'No campaigns yet',
    createFirst: 'Create your first campaign',
  },
  channel: {
    nouns: 'channels',
    title: (items: string) => `Add ${items} to a channel`,
    titleOf: (name: string) => `Add “${name}” to a channel`,
    onceText: 'Items already in the channel are skipped',
    search: 'Search by name or description',
    none: 'No channels yet',
    createFirst: 'Create your first channel',
  },
  addingTo: (items: string, group: string) => `Adding ${items} to “${group}”`,
});
