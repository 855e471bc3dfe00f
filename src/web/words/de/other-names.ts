import type { otherNames as english } from '#web/words/other-names.ts';

/** Includes the English words, since URLs are in English. */
export const otherNames: typeof english = {
  overview: 'home dashboard start startseite overview',
  statistics: 'stats analytics reports auswertung berichte zahlen vergleich compare',
  links: 'link url urls short shortlinks kurzlinks',
  qrCodes: 'qrs qrcode qrcodes code codes scan scans',
  campaigns: 'campaign campaigns kampagne rotator rotatoren',
  channels: 'channel channels kanal tag tags gruppe gruppen',
  bioPages: 'bios biopage bioseite profil profile',
  domains: 'domain dns branded',
  pixels: 'pixels tracking',
  overlays: 'overlay cta',
  splashPages: 'splashes splashpage splashseite interstitial',
  account: 'settings einstellungen profil tarif rechnung passwort benutzer schlüssel key keys account',
};
