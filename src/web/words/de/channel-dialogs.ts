import type { channelDialogs as english } from '#web/words/channel-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const channelDialogs: typeof english = {
  created: 'Kanal erstellt',
  saved: 'Kanal gespeichert',
  deleted: 'Kanal gelöscht',
  create: 'Kanal erstellen',
  createText:
    'Ordne Links, QR-Codes und Bio-Seiten für dich selbst. Um Links zu teilen, erstelle eine Kampagne.',
  edit: 'Kanal bearbeiten',
  nameExample: 'Newsletter',
  descriptionExample: 'Links aus unserer wöchentlichen E-Mail',
  descriptionKept: 'Dieser Server kann eine Beschreibung ändern, aber nicht leeren.',
  colors: {
    blue: 'Blau',
    cyan: 'Cyan',
    teal: 'Petrol',
    green: 'Grün',
    amber: 'Bernstein',
    orange: 'Orange',
    red: 'Rot',
    pink: 'Pink',
    violet: 'Violett',
    slate: 'Schiefer',
  },
  starred: 'Favorit',
  starredHint: 'Wird in der Liste mit einem Stern markiert',

  assignTitle: (name) => `Zu „${name}“ hinzufügen`,
  codes: 'QR-Codes',
  codeNouns: 'QR-Codes',
  searchCodes: 'Nach Name oder URL suchen',
  noCodes: 'Noch keine QR-Codes',
  noCodesText: 'QR-Codes, die für dieses Konto erstellt werden, erscheinen hier.',
  bios: 'Bio-Seiten',
  bioNouns: 'Bio-Seiten',
  searchBios: 'Nach Titel oder URL suchen',
  noBios: 'Noch keine Bio-Seiten',
  noBiosText: 'Bio-Seiten, die für dieses Konto erstellt werden, erscheinen hier.',
  bio: (id) => `Bio-Seite ${id}`,
  bioIds: 'IDs von Bio-Seiten',
  bioIdsHint:
    'Dieser Server listet Bio-Seiten nicht auf. Gib die Zahl aus der URL ihres Editors ein. Trenne mehrere mit Kommas.',
  bioIdsError: 'Gib ganze Zahlen ein, zum Beispiel 12.',
  select: 'Auswählen',
  selectedBios: 'Ausgewählte Bio-Seiten',

  deleteTitle: (name) => `Kanal „${name}“ löschen?`,
  deleteEmpty: 'Er enthält keine Elemente.',
  deleteAll: (total, items) =>
    plural(total, {
      one: `${items} wird aus diesem Kanal entfernt, aber nicht gelöscht.`,
      other: `${items} werden aus diesem Kanal entfernt, aber nicht gelöscht.`,
    }),
  deletePart: (total, items) =>
    `${total} Elemente werden aus diesem Kanal entfernt, aber nicht gelöscht, darunter ${items}.`,
  deleteUnknown: (reason) =>
    `Die Elemente konnten nicht gezählt werden. ${reason} Sie werden aus dem Kanal entfernt, aber nicht gelöscht.`,
};
