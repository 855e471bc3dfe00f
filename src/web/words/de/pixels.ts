import type { pixels as english } from '#web/words/pixels.ts';
import { plural } from '#web/words/language.ts';

export const pixels: typeof english = {
  title: 'Pixel',
  nouns: 'Pixel',
  pixel: 'Pixel',
  tag: 'Pixel-ID',
  network: 'Netzwerk',
  addPixel: 'Pixel hinzufügen',
  copyTag: 'Pixel-ID kopieren',
  tagCopied: 'Pixel-ID kopiert',
  copyName: 'Name kopieren',
  nameCopied: 'Name kopiert',
  allNetworks: 'Alle Netzwerke',
  noNetwork: 'Kein Netzwerk',
  networkWithCount: (network, count) => `${network} (${count})`,
  orders: { newest: 'Neueste zuerst', name: 'Name, A bis Z', network: 'Netzwerk, A bis Z' },
  partLoaded: (shown, total) =>
    plural(total, { one: `${shown} von # Pixel geladen`, other: `${shown} von # Pixeln geladen` }),
  unchangeable: 'Dieser Server kann Pixel weder bearbeiten noch löschen.',
  unused:
    'Dieser Server teilt nicht mit, welche Links ein Pixel verwenden und wann es ausgelöst wird. Hier kannst du Pixel ansehen und hinzufügen.',
  wontFire: 'Löst nicht aus',
  wontFireText: (network) => `${network} verwendet keine solchen IDs. Prüfe die ID.`,
  bioPages: 'Bio-Seiten',
  noneOfNetwork: (network) => `Keine Pixel von ${network}`,
  noneLoaded: 'Keines der geladenen Pixel gehört zu diesem Netzwerk. Lade weitere, um mehr zu sehen.',
  noneAtAll: 'Du hast keine Pixel für dieses Netzwerk.',
  showAll: 'Alle Netzwerke anzeigen',
  none: 'Noch keine Pixel',
  noneText:
    'Füge die Pixel deiner Werbenetzwerke und Analysedienste hinzu und wähle sie dann für Links und Bio-Seiten aus.',
  noneTextListed: 'Sammle hier die Pixel deiner Werbenetzwerke und Analysedienste.',
  addFirst: 'Erstes Pixel hinzufügen',
};
