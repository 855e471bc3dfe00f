import { inLanguage } from './in-language.ts';

/** The page of one link. */
export const linkPage = inLanguage('linkPage', {
  noShort: 'The address of this page is missing its short URL.',
  notFoundText:
    'There’s no link at {short} in this account. It may have been deleted, or its alias has changed.',
  notLoaded: 'Couldn’t load this link’s statistics',
  closed: 'Visitors can’t reach the destination',
  redirectsTo: 'Redirects to',
  created: (date: string) => `Created ${date}`,
  dataAsOf: (time: string) => `As of ${time}`,
  details: 'Details',
  linkTitle: 'Title',
  figures: 'Key figures',
  allTime: 'All time',
  onlyClicksTitle: 'Only clicks are available',
  onlyClicksText: 'This server counts clicks, but doesn’t offer statistics for single links.',
});
