import { inLanguage } from './in-language.ts';

/** The URLs for sharing a campaign. */
export const campaignUrls = inLanguage('campaignUrls', {
  addRotator: 'Add rotator',
  rotatorText: 'Redirects each visitor to one of the campaign’s links, at random',
  noRotatorText: 'One URL that redirects each visitor to one of the campaign’s links',
  publicText: 'Anyone with this URL can see the campaign’s links',
  privateText: 'Hidden while the campaign is private',
});
