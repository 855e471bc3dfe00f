import type { channelPage as english } from '#web/words/channel-page.ts';
import { plural } from '#web/words/language.ts';

export const channelPage: typeof english = {
  named: (id) => `Kanal ${id}`,
  notLoaded: 'Name und Farbe dieses Kanals konnten nicht geladen werden',
  unlisted: 'Dieser Server listet den Kanal nicht auf, daher sind Name und Farbe unbekannt.',
  item: 'Element',
  figures: 'Kennzahlen',
  best: 'Meistbesucht',
  nouns: 'Elemente',
  all: 'Alle',
  withCount: (kind, count) => `${kind} (${count})`,
  kinds: { links: 'Links', qr: 'QR-Codes', bio: 'Bio-Seiten' },
  kind: { links: 'Link', qr: 'QR-Code', bio: 'Bio-Seite' },
  orders: { added: 'Zuletzt hinzugefügte zuerst', name: 'Name', date: 'Neueste zuerst' },
  partLoaded: (loaded, total) =>
    `${loaded} von ${total} Elementen geladen. Typen und Zahlen beziehen sich nur auf diese.`,
  none: 'Noch keine Elemente',
  noneText: 'Fasse Links, QR-Codes und Bio-Seiten zusammen, die zusammengehören.',
  addFirst: 'Erste Elemente hinzufügen',
  noneOf: {
    links: 'Keine Links in diesem Kanal',
    qr: 'Keine QR-Codes in diesem Kanal',
    bio: 'Keine Bio-Seiten in diesem Kanal',
    items: 'Keine Elemente in diesem Kanal',
  },
  noneLoaded: (loaded, total) => `Erst ${loaded} von ${total} Elementen sind geladen.`,
  showAll: 'Alle Elemente anzeigen',
  copyUrls: (count) => plural(count, { one: 'URL kopieren', other: 'URLs kopieren' }),
  urlsCopied: (count) => plural(count, { one: '# URL kopiert', other: '# URLs kopiert' }),
  openUrl: 'URL öffnen',
  removeItems: 'Aus Kanal entfernen',
  cantRemove: 'Dieser Server kann Elemente nicht entfernen',
  removeText: () => 'In anderen Kanälen und Kampagnen ändert sich nichts.',
};
