import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The list of QR codes, and words that its rows and their own pages share. */
export const qr = inLanguage('qr', {
  title: 'QR codes',
  nouns: 'QR codes',
  noun: 'QR code',
  code: 'QR code',
  content: 'Content',
  scans: 'Scans',
  newCode: 'New QR code',
  search: 'Search QR codes',
  searchOnPhone: 'Search',
  /** Words for scans in filters and orders. */
  visits: { visit: 'scan', visits: 'scans', name: 'Name' },
  noMatch: 'No matching QR codes',
  noMatchText: 'Change your search or your filters.',
  showAll: 'Show all QR codes',
  none: 'No QR codes yet',
  noneText: 'Print one anywhere, track its scans and change its destination later.',
  createFirst: 'Create your first QR code',
  show: 'Show QR code',
  openImage: 'Open image',
  imageOf: (name: string) => `QR code of ${name}`,
  staticImageOf: (name: string) => `Static QR code of ${name}`,
  noImage: 'This server doesn’t provide an image of this code.',
  copyUrls: (count: number) => plural(count, { one: 'Copy URL', other: 'Copy URLs' }),
  urlsCopied: (count: number) => plural(count, { one: '# URL copied', other: '# URLs copied' }),
});
