import type { accountDialogs as english } from '#web/words/account-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const accountDialogs: typeof english = {
  createKey: 'API-Schlüssel erstellen',
  nameHint: 'Nenne das Programm, das ihn verwendet',
  nameExample: 'Newsletter',
  fullText: 'Kann alles ansehen und ändern wie du selbst',
  readOnlyText: 'Kann alles ansehen, aber nichts ändern',
  inDays: (count) => plural(count, { one: 'In # Tag', other: 'In # Tagen' }),
  inYear: 'In einem Jahr',
  keyEnds: (date) => `Funktioniert bis zum ${date}`,
  keyStays: 'Funktioniert, bis du ihn widerrufst',
  key: (name) => `API-Schlüssel „${name}“`,
  closeTitle: 'Hast du den Schlüssel kopiert?',
  closeText: 'Du siehst ihn nicht noch einmal. Wenn er verloren geht, erstelle einen neuen.',
  closeAnyway: 'Trotzdem schließen',
  backToKey: 'Zurück zum Schlüssel',
  revokeTitle: (name) => `API-Schlüssel „${name}“ widerrufen?`,
  revokeText:
    'Programme, die ihn verwenden, funktionieren dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  revokeKey: 'Schlüssel widerrufen',
  revoked: 'API-Schlüssel widerrufen',
  endTitle: (name) => `Sitzung „${name}“ beenden?`,
  signedOutHere: 'Dieser Browser verwendet sie. Du wirst hier abgemeldet.',
  ended: 'Sitzung beendet',
  deleteTitle: 'Dein Konto löschen?',
  deleteText:
    'Das lässt sich nicht rückgängig machen. Exportiere vorher deine Daten, falls du sie noch brauchst.',
  links: (count) =>
    plural(count, {
      one: '# Link funktioniert dann nicht mehr.',
      other: '# Links funktionieren dann nicht mehr.',
    }),
  clicks: (count) => plural(count, { one: '# Klick wird gelöscht.', other: '# Klicks werden gelöscht.' }),
  codes: (count) =>
    plural(count, {
      one: '# QR-Code funktioniert dann nicht mehr, auch nicht auf Drucksachen.',
      other: '# QR-Codes funktionieren dann nicht mehr, auch nicht auf Drucksachen.',
    }),
  scans: (count) => plural(count, { one: '# Scan wird gelöscht.', other: '# Scans werden gelöscht.' }),
  alsoDeleted: (things) => `Ebenfalls gelöscht: ${things}.`,
  deletedThings: (things) => `Gelöscht: ${things}.`,
  campaigns: (count) =>
    plural(count, {
      one: '# Kampagne und ihre öffentliche Liste',
      other: '# Kampagnen und ihre öffentlichen Listen',
    }),
  rotators: (count) => plural(count, { one: '# Rotator', other: '# Rotatoren' }),
  bioPages: (count) => plural(count, { one: '# Bio-Seite', other: '# Bio-Seiten' }),
  channels: (count) => plural(count, { one: '# Kanal', other: '# Kanäle' }),
  domains: (count) => plural(count, { one: '# Domain', other: '# Domains' }),
  pixels: (count) => plural(count, { other: '# Pixel' }),
  splashPages: (count) => plural(count, { one: '# Splash-Seite', other: '# Splash-Seiten' }),
  overlays: (count) => plural(count, { one: '# Overlay', other: '# Overlays' }),
  templates: (count) => plural(count, { one: '# Vorlage', other: '# Vorlagen' }),
  alerts: (count) => plural(count, { one: '# Benachrichtigung', other: '# Benachrichtigungen' }),
  notes: (count) => plural(count, { one: '# Notiz', other: '# Notizen' }),
  sharedPages: (count) =>
    plural(count, {
      one: '# geteilte Statistikseite funktioniert dann nicht mehr.',
      other: '# geteilte Statistikseiten funktionieren dann nicht mehr.',
    }),
  keys: (count) => plural(count, { other: '# API-Schlüssel' }),
  notCounted: (why) => `Alles in diesem Konto wird gelöscht. Die Zahlen konnten nicht geladen werden: ${why}`,
  aliasesStay:
    'Du wirst überall abgemeldet. Niemand sonst bekommt deine Aliasse oder deinen Benutzernamen, damit nichts Gedrucktes auf eine fremde Seite weiterleitet.',
  confirmLabel: (username) => `Zum Bestätigen „${username}“ eingeben`,
  confirmError: (username) => `Gib zum Bestätigen „${username}“ ein.`,
  deleted: 'Konto gelöscht',
};
