import { plural } from '#web/words/language.ts';
import type { qrTemplates as english } from '#web/words/qr-templates.ts';

export const qrTemplates: typeof english = {
  templates: 'Vorlage',
  builtIn: {
    classic: 'Klassisch',
    soft: 'Weich',
    dots: 'Punkte',
    leaf: 'Blatt',
    dusk: 'Abendrot',
    card: 'Karte',
  },
  save: 'Vorlage erstellen',
  manage: 'Vorlagen verwalten',
  name: 'Name',
  nameExample: 'Frühlingsmenü',
  standard: 'Für neue QR-Codes verwenden',
  standardHint: 'Wird auf neue QR-Codes automatisch angewendet',
  keptHere:
    'Dieser Server kann keine Vorlagen speichern. Deine Vorlagen werden in diesem Browser gespeichert.',
  taken: 'Du hast schon eine Vorlage mit diesem Namen.',
  saved: 'Vorlage erstellt',
  renamed: 'Vorlage umbenannt',
  deleted: 'Vorlage gelöscht',
  deleteOne: (name) => `„${name}“ löschen`,
  deleteText: (name) => `„${name}“ löschen? Codes, die damit erstellt wurden, behalten ihr Design.`,
  none: 'Noch keine eigenen Vorlagen',
  nameOf: (name) => `Name von „${name}“`,
  standardOf: (name) => `„${name}“ für neue QR-Codes verwenden`,

  apply: 'Vorlage anwenden',
  applyTitle: (count) =>
    plural(count, { one: 'Vorlage auf # QR-Code anwenden', other: 'Vorlage auf # QR-Codes anwenden' }),
  applyText: 'Gedruckte Codes funktionieren weiter. Nur ihre Bilder ändern sich.',
  applyTo: (count) => plural(count, { one: 'Auf # QR-Code anwenden', other: 'Auf # QR-Codes anwenden' }),
  choose: 'Wähle eine Vorlage, um jeden Code in der Vorschau zu sehen.',
  checked: (done, total) => `${done} von ${total} geprüft.`,
  allScan: (count) =>
    count === 2
      ? 'Beide Codes lassen sich scannen.'
      : plural(count, { one: '# Code lässt sich scannen.', other: 'Alle # Codes lassen sich scannen.' }),
  left: (count) =>
    plural(count, {
      one: '# Code lässt sich mit dieser Vorlage nicht scannen und behält sein Design.',
      other: '# Codes lassen sich mit dieser Vorlage nicht scannen und behalten ihr Design.',
    }),
  logoStays: 'Codes behalten ihre eigenen Logos.',
  applied: (count) =>
    plural(count, { one: 'Vorlage auf # QR-Code angewendet', other: 'Vorlage auf # QR-Codes angewendet' }),
  notApplied: (count) =>
    plural(count, {
      one: '# QR-Code konnte nicht geändert werden.',
      other: '# QR-Codes konnten nicht geändert werden.',
    }),
};
