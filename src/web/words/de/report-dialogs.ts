import type { reportDialogs as english } from '#web/words/report-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const reportDialogs: typeof english = {
  report: 'Meldung',
  noun: 'Meldung',
  missing: 'Meldung nicht gefunden',
  missingText: 'Prüfe die Adresse.',
  about: 'Schließt die Meldung zu {address} ab. Das Konto bleibt unverändert.',
  outcome: 'Ergebnis',
  meanings: {
    dismissed: 'Alles in Ordnung',
    removed: 'Vom Kontoinhaber geändert oder entfernt',
    locked: 'Leitet nicht mehr weiter',
    notLocked: 'Sperre zuerst das Konto',
    handled: 'In der Notiz erläutern',
  },
  note: 'Notiz',
  noteHint: 'Sichtbar für Kontoinhaber und Support-Team',
  noteHintWithoutOwner: 'Sichtbar für das Support-Team',
  closeOthers: (count) =>
    plural(count, {
      one: 'Auch # weitere offene Meldung zu dieser Adresse abschließen',
      other: 'Auch # weitere offene Meldungen zu dieser Adresse abschließen',
    }),
  closed: (count) => plural(count, { one: 'Meldung abgeschlossen', other: '# Meldungen abgeschlossen' }),
  reopenTitle: 'Diese Meldung wieder öffnen?',
  reopenText: 'Öffnet die Meldung zu {address} wieder. Ergebnis und Notiz werden entfernt.',
  reopenLoggedText:
    'Öffnet die Meldung zu {address} wieder. Ergebnis und Notiz werden entfernt, bleiben aber im Protokoll.',
  reopened: 'Meldung wieder geöffnet',
  reportedDestination: 'Gemeldetes Ziel',
  currentAddress: 'Aktuelle Adresse',
  currentDestination: 'Aktuelles Ziel',
  now: 'Jetzt',
  goneNow: 'Diese Adresse gibt es nicht mehr.',
  closedAt: '{time} von {staff}',
  details: 'Details',
  contact: 'Kontakt',
  noContact: 'Nicht angegeben',
  alsoOpen: 'Ebenfalls offen',
  others: (count) =>
    plural(count, {
      one: '# weitere Meldung zu dieser Adresse',
      other: '# weitere Meldungen zu dieser Adresse',
    }),
};
