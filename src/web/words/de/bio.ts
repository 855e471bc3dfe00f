import type { bio as english } from '#web/words/bio.ts';

export const bio: typeof english = {
  title: 'Bio-Seiten',
  nouns: 'Bio-Seiten',
  noun: 'Bio-Seite',
  bioPage: 'Bio-Seite',
  new: 'Neue Bio-Seite',
  create: 'Bio-Seite erstellen',
  none: 'Noch keine Bio-Seiten',
  noneText:
    'Sammle deine Links auf einer öffentlichen Seite, etwa für soziale Netzwerke oder Tischaufsteller. Klicks werden für jeden Link gezählt.',
  createFirst: 'Erste Bio-Seite erstellen',
  links: 'Links',
  views: 'Aufrufe',
  openPage: 'Seite öffnen',
  createQr: 'QR-Code erstellen',
};
