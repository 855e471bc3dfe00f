import type { links as english } from '#web/words/links.ts';
import { plural } from '#web/words/language.ts';

export const links: typeof english = {
  title: 'Links',
  nouns: 'Links',
  link: 'Link',
  destination: 'Ziel',
  clicks: 'Klicks',
  newLink: 'Neuer Link',
  search: 'Links durchsuchen',
  searchHint: 'Suchen oder Kurz-URL einfügen',
  searchOnPhone: 'Suchen',
  lookedUp: 'Über die Kurz-URL gefunden: {short}',
  searchText: 'Stattdessen Text suchen',
  notFound: 'Link nicht gefunden',
  noMatch: 'Keine passenden Links',
  noMatchText: 'Ändere deine Suche oder deine Filter.',
  noMatchOfSearch: 'In Alias, Ziel, Titel und Notizen kommt „{search}“ nicht vor.',
  showAll: 'Alle Links anzeigen',
  none: 'Noch keine Links',
  noneText: 'Kürze eine URL und verfolge ihre Klicks.',
  noneHere: 'Links, die für dieses Konto erstellt werden, erscheinen hier.',
  createFirst: 'Ersten Link erstellen',
  copyShortUrls: (count) => plural(count, { one: 'Kurz-URL kopieren', other: 'Kurz-URLs kopieren' }),
  shortUrlsCopied: (count) => plural(count, { one: '# Kurz-URL kopiert', other: '# Kurz-URLs kopiert' }),
  showDetails: 'Details anzeigen',
  copyDestination: 'Ziel kopieren',
  destinationCopied: 'Ziel kopiert',
  duplicate: 'Duplizieren',
  openShortUrl: 'Kurz-URL öffnen',
  openDestination: 'Ziel öffnen',
  notesTitle: 'Beschreibungen sind jetzt private Notizen',
  notesText: (count) =>
    plural(count, {
      one: '# Beschreibung stand auf einer öffentlichen Seite. Sie ist jetzt auch die öffentliche Beschreibung des Links, und Besucher sehen sie weiterhin. Du findest sie in der Spalte „Öffentliche Beschreibung“.',
      other:
        '# Beschreibungen standen auf öffentlichen Seiten. Sie sind jetzt auch öffentliche Beschreibungen, und Besucher sehen sie weiterhin. Du findest sie in der Spalte „Öffentliche Beschreibung“.',
    }),
  notesSeen: 'Verstanden',
  visits: { visit: 'Klick', visits: 'Klicks', name: 'Titel', place: 'Ziel' },
};
