import { inLanguage } from './in-language.ts';

/** The URLs that a campaign is shared by. */
export const campaignUrls = inLanguage('campaignUrls', {
  rotatorText: 'Redirects each visitor to one of the campaign’s links, at random.',
  noRotatorText: 'Add a slug to get one URL that redirects visitors to any of the campaign’s links.',
  publicText: 'Anyone with this URL can see the campaign’s links.',
  privateText: 'Hidden while the campaign is private.',
});
