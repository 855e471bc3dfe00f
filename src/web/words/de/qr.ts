import type { qr as english } from '#web/words/qr.ts';
import { plural } from '#web/words/language.ts';

export const qr: typeof english = {
  title: 'QR-Codes',
  nouns: 'QR-Codes',
  noun: 'QR-Code',
  code: 'QR-Code',
  content: 'Inhalt',
  scans: 'Scans',
  newCode: 'Neuer QR-Code',
  search: 'QR-Codes durchsuchen',
  searchOnPhone: 'Suchen',
  visits: { visit: 'Scan', visits: 'Scans', name: 'Name' },
  noMatch: 'Keine passenden QR-Codes',
  noMatchText: 'Ändere deine Suche oder deine Filter.',
  showAll: 'Alle QR-Codes anzeigen',
  none: 'Noch keine QR-Codes',
  noneText: 'Drucke einen QR-Code aus, verfolge seine Scans und ändere später sein Ziel.',
  createFirst: 'Ersten QR-Code erstellen',
  show: 'QR-Code anzeigen',
  openImage: 'Bild öffnen',
  imageOf: (name) => `QR-Code von ${name}`,
  staticImageOf: (name) => `Statischer QR-Code von ${name}`,
  noImage: 'Dieser Server liefert kein Bild dieses Codes.',
  copyUrls: (count) => plural(count, { one: 'URL kopieren', other: 'URLs kopieren' }),
  urlsCopied: (count) => plural(count, { one: '# URL kopiert', other: '# URLs kopiert' }),
};
