import type { bioForm as english } from '#web/words/bio-form.ts';
import { plural } from '#web/words/language.ts';

export const bioForm: typeof english = {
  created: 'Bio-Seite erstellt',
  saved: 'Bio-Seite gespeichert',
  alias: 'Alias',
  aliasExample: 'kestrel-finch',
  titleExample: 'Kestrel & Finch',
  url: 'URL: {url}',
  newUrl: 'Neue URL: {url}',
  urlStops: 'Die alte URL funktioniert dann nicht mehr, auch nicht auf Drucksachen: {url}',
  aliasHint: 'Das Ende der URL',
  randomHint: 'Das Ende der URL. Ohne Eingabe wird es zufällig gewählt.',
  pictureHint: 'Ein Foto oder Logo, als PNG oder JPG. Ohne Bild zeigt die Seite die Initialen ihres Titels.',
  addLinks: 'Links hinzufügen',
  noLinks: 'Noch keine Links auf dieser Seite',
  noLinksText:
    'Füge Links für deine Besucher hinzu. Ordne sie durch Ziehen oder mit Alt und einer Pfeiltaste.',
  linksOnPage: 'Links auf dieser Seite',
  hiddenLink: (why, url) => `${why}, für Besucher unsichtbar · ${url}`,
  preview: 'Vorschau der Bio-Seite',
  yourTitle: 'Dein Titel',
  room: (count) =>
    plural(count, {
      one: 'Du kannst noch # Link hinzufügen.',
      other: 'Du kannst noch # Links hinzufügen.',
    }),
  addCount: (count) => plural(count, { one: '# Link hinzufügen', other: '# Links hinzufügen' }),
  links: 'Links',
  search: 'Suchen oder Kurz-URL einfügen',
  onPage: 'Auf dieser Seite',
  noLinksYet: 'Noch keine Links',
  noLinksYetText: 'Erstelle zuerst einen Link, dann füge ihn hier hinzu.',
  figures: 'Aufrufe',
  allTime: 'Gesamter Zeitraum',
  uniqueVisitors: 'Eindeutige Besucher',
  onceADay: 'Einmal am Tag gezählt',
  topReferrer: 'Häufigste Verweisquelle',
  topCountry: 'Häufigstes Land',
  noViews: 'Noch keine Aufrufe',
};
