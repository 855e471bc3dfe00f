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
    'Show visitors a page before a link’s destination. It counts down and can be skipped. Choose it when you edit a link.',
  noneListed: 'Splash pages are shown before a link’s destination. Yours will appear here.',
  createFirst: 'Create your first splash page',
});
