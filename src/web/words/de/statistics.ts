import type { statistics as english } from '#web/words/statistics.ts';
import { plural } from '#web/words/language.ts';

export const statistics: typeof english = {
  title: 'Statistik',
  compare: 'Vergleichen',
  noHistory: 'Kein Verlauf auf diesem Server',
  noHistoryText: 'Dieser Server nennt Gesamtzahlen, aber nicht, wann die Besuche stattfanden.',
  topLinks: {
    title: 'Top-Links',
    noun: 'Link',
    nouns: 'Links',
    measure: 'Klicks',
    missing: 'Dieser Server unterstützt keine Links.',
    none: 'Noch keine Klicks',
    all: 'Alle nach Klicks',
    summary: (first, clicks, count) =>
      plural(count, {
        one: `${first} liegt mit ${clicks} vorn. # Link in der Liste.`,
        other: `${first} liegt mit ${clicks} vorn. # Links in der Liste.`,
      }),
  },
  topCodes: {
    title: 'Top-QR-Codes',
    noun: 'QR-Code',
    nouns: 'QR-Codes',
    measure: 'Scans',
    missing: 'Dieser Server unterstützt keine QR-Codes.',
    none: 'Noch keine Scans',
    all: 'Alle QR-Codes',
    summary: (first, scans, count) =>
      plural(count, {
        one: `${first} liegt mit ${scans} vorn. # QR-Code in der Liste.`,
        other: `${first} liegt mit ${scans} vorn. # QR-Codes in der Liste.`,
      }),
  },
  ofNewestCodes: (count) =>
    plural(count, { one: 'Unter deinem neuesten QR-Code', other: 'Unter deinen # neuesten QR-Codes' }),
  topCountries: 'Top-Länder',
  topCountriesNote: 'Klicks und Scans. Prozente beziehen sich auf die Top 10.',
  noVisits: 'Noch keine Besuche',
  createLink: 'Link erstellen',
  createCode: 'QR-Code erstellen',
};
