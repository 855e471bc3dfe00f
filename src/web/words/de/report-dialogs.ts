import type { reportDialogs as english } from '#web/words/report-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const reportDialogs: typeof english = {
  report: 'Meldung',
  noun: 'Meldung',
  missing: 'Meldung nicht gefunden',
  missingText: 'Prüfe die Adresse.',
  about: 'Zu {address}. Am Konto ändert sich dadurch nichts.',
  outcome: 'Ergebnis',
  meanings: {
    dismissed: 'Alles in Ordnung',
    removed: 'Vom Kontoinhaber geändert oder entfernt',
    locked: 'Leitet nicht mehr weiter',
    notLocked: 'Sperre zuerst das Konto',
    handled: 'In der Notiz erläutern',
  },
  note: 'Notiz',
  noteHint: 'Für den Kontoinhaber und das gesamte Support-Team sichtbar',
  noteHintWithoutOwner: 'Für das gesamte Support-Team sichtbar',
  closeOthers: (count) =>
    plural(count, {
      one: 'Auch # andere offene Meldung zu dieser Adresse abschließen',
      other: 'Auch # andere offene Meldungen zu dieser Adresse abschließen',
    }),
  closed: (count) => plural(count, { one: 'Meldung abgeschlossen', other: '# Meldungen abgeschlossen' }),
  reopenTitle: 'Diese Meldung wieder öffnen?',
  reopenText: 'Zu {address}. Ergebnis und Notiz werden entfernt.',
  reopenLoggedText: 'Zu {address}. Ergebnis und Notiz werden entfernt, bleiben aber im Protokoll.',
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
      one: '# andere Meldung zu dieser Adresse',
      other: '# andere Meldungen zu dieser Adresse',
    }),
};
