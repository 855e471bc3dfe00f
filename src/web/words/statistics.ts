import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Statistics of the whole account. */
export const statistics = inLanguage('statistics', {
  title: 'Statistics',
  compare: 'Compare',
  noHistory: 'No history on this server',
  noHistoryText: 'This server reports totals, but not when visits happened.',
  topLinks: {
    title: 'Top links',
    noun: 'Link',
    nouns: 'links',
    measure: 'Clicks',
    missing: 'This server doesn’t support links.',
    none: 'No clicks yet',
    all: 'All by clicks',
    summary: (first: string, clicks: string, count: number) =>
      plural(count, {
        one: `${first} leads with ${clicks}, # link shown.`,
        other: `${first} leads with ${clicks}, # links shown.`,
      }),
  },
  topCodes: {
    title: 'Top QR codes',
    noun: 'QR code',
    nouns: 'QR codes',
    measure: 'Scans',
    missing: 'This server doesn’t support QR codes.',
    none: 'No scans yet',
    all: 'All QR codes',
    summary: (first: string, scans: string, count: number) =>
      plural(count, {
        one: `${first} leads with ${scans}, # QR code shown.`,
        other: `${first} leads with ${scans}, # QR codes shown.`,
      }),
  },
  ofNewestCodes: (count: number) =>
    plural(count, { one: 'Of your newest QR code', other: 'Of your newest # QR codes' }),
  topCountries: 'Top countries',
  topCountriesNote: 'Clicks and scans. Percentages are of the top 10.',
  noVisits: 'No visits yet',
  createLink: 'Create link',
  createCode: 'Create QR code',
});
