import type { navigation as english } from '#web/words/navigation.ts';

export const navigation: typeof english = {
  overview: 'Übersicht',
  statistics: 'Statistik',
  live: 'Live-Besuche',
  share: 'Teilen',
  links: 'Links',
  qrCodes: 'QR-Codes',
  campaigns: 'Kampagnen',
  channels: 'Kanäle',
  bioPages: 'Bio-Seiten',
  setUp: 'Einrichten',
  domains: 'Domains',
  pixels: 'Pixel',
  overlays: 'Overlays',
  splashPages: 'Splash-Seiten',
  support: 'Support',
  account: 'Konto',
  reports: 'Meldungen',
  serviceStatus: 'Systemstatus',
  shortcuts: 'Tastenkürzel',
  goTo: 'Gehe zu',
};
