import { inLanguage } from './in-language.ts';

/** The list of bio pages, and the names of their own pages. */
export const bio = inLanguage('bio', {
  title: 'Bio pages',
  nouns: 'bio pages',
  noun: 'bio page',
  bioPage: 'Bio page',
  new: 'New bio page',
  create: 'Create bio page',
  none: 'No bio pages yet',
  noneText:
    'Put your links on one public page, for social profiles or table tents. Clicks are counted for each link.',
  createFirst: 'Create your first bio page',
  links: 'Links',
  views: 'Views',
  openPage: 'Open page',
  createQr: 'Create QR code',
});
