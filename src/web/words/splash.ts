import { inLanguage } from './in-language.ts';

/** The list of splash pages, and the names of their own pages. */
export const splash = inLanguage('splash', {
  title: 'Splash pages',
  nouns: 'splash pages',
  noun: 'splash page',
  splashPage: 'Splash page',
  new: 'New splash page',
  create: 'Create splash page',
  none: 'No splash pages yet',
  noneText:
    'Show visitors a page with a countdown before a link’s destination. Choose the page when you create or edit a link.',
  noneListed: 'Splash pages are shown before a link’s destination. Yours will appear here.',
  createFirst: 'Create your first splash page',
});
