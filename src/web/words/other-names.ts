import { inLanguage } from './in-language.ts';

/** Words that users and other products use for the pages. They are only searched, never shown. */
export const otherNames = inLanguage('otherNames', {
  overview: 'home dashboard start',
  statistics: 'stats analytics reports numbers compare',
  links: 'link url urls short shortlinks',
  qrCodes: 'qrs qrcode qrcodes code codes scan scans',
  campaigns: 'campaign rotator rotators',
  channels: 'channel tag tags group groups',
  bioPages: 'bios biopage profile',
  domains: 'domain dns branded',
  pixels: 'pixel tracking',
  overlays: 'overlay cta',
  splashPages: 'splashes splashpage interstitial',
  account: 'settings profile plan billing password user me key keys',
});
