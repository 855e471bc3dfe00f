import type { compare as english } from '#web/words/compare.ts';
import { plural } from '#web/words/language.ts';

export const compare: typeof english = {
  title: 'Vergleich',
  kind: 'Was verglichen wird',
  kinds: {
    link: 'Links',
    qr: 'QR-Codes',
    bio: 'Bio-Seiten',
    campaign: 'Kampagnen',
    channel: 'Kanäle',
    domain: 'Domains',
  },
  nouns: {
    link: 'Links',
    qr: 'QR-Codes',
    bio: 'Bio-Seiten',
    campaign: 'Kampagnen',
    channel: 'Kanäle',
    domain: 'Domains',
  },
  choose: (what) => `${what} auswählen`,
  chooseToCompare: (what) => `${what} zum Vergleichen auswählen`,
  emptyText: (most) => `Bis zu ${most} lassen sich in einem Diagramm vergleichen.`,
  none: 'Noch nichts zu vergleichen',
  search: 'Nach Name oder URL suchen',
  notLoaded: 'Vergleich',
  gone: (count) =>
    plural(count, {
      one: 'Einen der gewählten Einträge gibt es nicht mehr',
      other: '# der gewählten Einträge gibt es nicht mehr',
    }),
  allGone: 'Nichts mehr zu vergleichen',
  allGoneText: 'Die gewählten Einträge wurden gelöscht oder gehören zu einem anderen Konto.',
  removeGone: 'Aus dem Vergleich entfernen',
  summary: (period, totals) => `${period}: ${totals}.`,
  table: 'Zahlen im Vergleich',
  name: 'Name',
};
