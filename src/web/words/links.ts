import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The list of links, its rows and their actions. */
export const links = inLanguage('links', {
  title: 'Links',
  nouns: 'links',
  link: 'Link',
  destination: 'Destination',
  clicks: 'Clicks',
  newLink: 'New link',
  search: 'Search links',
  searchHint: 'Search, or paste a short URL',
  searchOnPhone: 'Search',
  lookedUp: 'Found by short URL: {short}',
  searchText: 'Search text instead',
  notFound: 'Link not found',
  noMatch: 'No matching links',
  noMatchText: 'Change your search or your filters.',
  noMatchOfSearch: 'No alias, destination, title or note matches “{search}”.',
  showAll: 'Show all links',
  none: 'No links yet',
  noneText: 'Shorten a URL and track its clicks.',
  noneHere: 'Links created for this account will appear here.',
  createFirst: 'Create your first link',
  copyShortUrls: (count: number) => plural(count, { one: 'Copy short URL', other: 'Copy short URLs' }),
  shortUrlsCopied: (count: number) =>
    plural(count, { one: '# short URL copied', other: '# short URLs copied' }),
  showDetails: 'Show details',
  copyDestination: 'Copy destination',
  destinationCopied: 'Destination copied',
  duplicate: 'Duplicate',
  openShortUrl: 'Open short URL',
  openDestination: 'Open destination',
  notesTitle: 'Descriptions are now private notes',
  notesText: (count: number) =>
    plural(count, {
      one: '# description appeared on a public page. It’s now also the link’s public description, so visitors still see it. Find it in the “Public description” column.',
      other:
        '# descriptions appeared on public pages. They’re now also public descriptions, so visitors still see them. Find them in the “Public description” column.',
    }),
  notesSeen: 'Got it',
  /** Words for clicks in filters and orders. */
  visits: { visit: 'click', visits: 'clicks', name: 'Title', place: 'Destination' },
});
