import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The number of records to select from, and of matches. `what` is "45 QR codes". */
export const pickSources = inLanguage('pickSources', {
  byShortUrl: 'Search by short URL',
  showMore: (count: string) => `Show ${count} more`,
  loadMoreCodes: 'Load more QR codes',
  linksMatch: (count: number) => plural(count, { one: '# link matches', other: '# links match' }),
  first: (read: string, what: string) => `First ${read} of ${what}`,
  match: (count: string, what: string) => `${count} of ${what} match`,
  matchInFirst: (count: string, read: string, what: string) =>
    `${count} of the first ${read} of ${what} match`,
});
