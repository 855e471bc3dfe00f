import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Comparison of up to five records of a kind, on servers with analytics. */
export const compare = inLanguage('compare', {
  title: 'Compare',
  kind: 'What to compare',
  kinds: {
    link: 'Links',
    qr: 'QR codes',
    bio: 'Bio pages',
    campaign: 'Campaigns',
    channel: 'Channels',
    domain: 'Domains',
  },
  nouns: {
    link: 'links',
    qr: 'QR codes',
    bio: 'bio pages',
    campaign: 'campaigns',
    channel: 'channels',
    domain: 'domains',
  },
  choose: (what: string) => `Choose ${what}`,
  chooseToCompare: (what: string) => `Choose ${what} to compare`,
  emptyText: (most: number) => `Compare up to ${most} in one chart.`,
  none: 'Nothing to compare yet',
  search: 'Search by name or URL',
  notLoaded: 'comparison',
  gone: (count: number) =>
    plural(count, {
      one: 'One of the chosen records no longer exists',
      other: '# of the chosen records no longer exist',
    }),
  allGone: 'Nothing left to compare',
  allGoneText: 'The chosen records were deleted, or they belong to another account.',
  removeGone: 'Remove from comparison',
  summary: (period: string, totals: string) => `${period}: ${totals}.`,
  table: 'Figures',
  name: 'Name',
});
