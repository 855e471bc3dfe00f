import { inLanguage } from './in-language.ts';

/** Names of the pages in the sidebar. */
export const navigation = inLanguage('navigation', {
  overview: 'Overview',
  statistics: 'Statistics',
  live: 'Live visits',
  share: 'Share',
  links: 'Links',
  qrCodes: 'QR codes',
  campaigns: 'Campaigns',
  channels: 'Channels',
  bioPages: 'Bio pages',
  setUp: 'Set up',
  domains: 'Domains',
  pixels: 'Pixels',
  overlays: 'Overlays',
  splashPages: 'Splash pages',
  support: 'Support',
  account: 'Account',
  reports: 'Reports',
  serviceStatus: 'Service status',
  shortcuts: 'Shortcuts',
  goTo: 'Go to',
});
