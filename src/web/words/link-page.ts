import { inLanguage } from './in-language.ts';

/** The page of one link. */
export const linkPage = inLanguage('linkPage', {
  noShort: 'The address of this page is missing its short URL.',
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
