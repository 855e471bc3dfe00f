import type { pixels as english } from '#web/words/pixels.ts';
import { plural } from '#web/words/language.ts';

export const pixels: typeof english = {
  title: 'Pixel',
  nouns: 'Pixel',
  pixel: 'Pixel',
  tag: 'Tag',
  addPixel: 'Pixel hinzufügen',
  copyTag: 'Tag kopieren',
  tagCopied: 'Tag kopiert',
  copyName: 'Name kopieren',
  nameCopied: 'Name kopiert',
  allTypes: 'Alle Typen',
  noType: 'Kein Typ',
  typeWithCount: (type, count) => `${type} (${count})`,
  partLoaded: (shown, total) =>
    plural(total, { one: `${shown} von # Pixel geladen`, other: `${shown} von # Pixeln geladen` }),
  unchangeable: 'Dieser Server kann Pixel weder bearbeiten noch löschen.',
  unused:
    'Dieser Server teilt nicht mit, welche Links ein Pixel verwenden und wann es ausgelöst wird. Hier kannst du Pixel ansehen und hinzufügen.',
  wontFire: 'Wird nicht ausgelöst',
  bioPages: 'Bio-Seiten',
  noneOfType: (type) => `Keine Pixel von ${type}`,
  noneLoaded: 'Unter den geladenen Pixeln ist keines von diesem Typ. Lade mehr, um andere zu sehen.',
  noneAtAll: 'Du hast keine Pixel von diesem Typ.',
  showAll: 'Alle Typen anzeigen',
  none: 'Noch keine Pixel',
  noneText:
    'Füge die Tags deiner Werbe- und Analysedienste hinzu und wähle sie dann für Links und Bio-Seiten aus.',
  noneTextListed: 'Sammle hier die Tags deiner Werbe- und Analysedienste.',
  addFirst: 'Erstes Pixel hinzufügen',
};
