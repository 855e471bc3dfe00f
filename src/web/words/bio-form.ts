import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** A bio page’s own page, with its form and its statistics. */
export const bioForm = inLanguage('bioForm', {
  created: 'Bio page created',
  saved: 'Bio page saved',
  alias: 'Alias',
  aliasExample: 'kestrel-finch',
  titleExample: 'Kestrel & Finch',
  url: 'URL: {url}',
  newUrl: 'New URL: {url}',
  urlStops: 'The old URL will stop working, including in print: {url}',
  aliasHint: 'The last part of the URL',
  randomHint: 'The last part of the URL, random if empty',
  pictureHint: 'A photo or logo, as PNG or JPG. Without one, the page shows the initials of its title.',
  addLinks: 'Add links',
  noLinks: 'No links on this page yet',
  noLinksText: 'Add links for your visitors. You can reorder them later.',
  linksOnPage: 'Links on this page',
  hiddenLink: (why: string, url: string) => `${why}, hidden from visitors · ${url}`,
  preview: 'Bio page preview',
  yourTitle: 'Your title',
  room: (count: number) =>
    plural(count, { one: 'You can add # more link.', other: 'You can add # more links.' }),
  addCount: (count: number) => plural(count, { one: 'Add # link', other: 'Add # links' }),
  links: 'links',
  search: 'Search, or paste a short URL',
  onPage: 'On this page',
  noLinksYet: 'No links yet',
  noLinksYetText: 'Create a link first, then add it here.',
  figures: 'Views',
  allTime: 'All time',
  uniqueVisitors: 'Unique visitors',
  onceADay: 'Counted once a day',
  topReferrer: 'Top referrer',
  topCountry: 'Top country',
  noViews: 'No views yet',
});
