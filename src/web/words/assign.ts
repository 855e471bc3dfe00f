import { inLanguage } from './in-language.ts';

/** Adding links, QR codes and bio pages to a campaign or a channel. */
export const assign = inLanguage('assign', {
  added: 'Already added',
  lastingText: 'This can’t be undone on this server',
  searchLinks: 'Search, or paste a short URL',
  links: 'Links',
  linkNouns: 'links',
  allLinks: 'All links',
  noLinks: 'No links yet',
  noLinksText: 'Links created for this account will appear here.',
});
