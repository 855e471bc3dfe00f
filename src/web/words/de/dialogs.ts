import type { dialogs as english } from '#web/words/dialogs.ts';

export const dialogs: typeof english = {
  discardTitle: 'Änderungen verwerfen?',
  discardText: 'Deine Änderungen sind nicht gespeichert.',
  savingTitle: 'Während des Speicherns schließen?',
  savingText: 'Das Speichern läuft weiter, aber du erfährst nicht, wenn es fehlschlägt.',
  keepWaiting: 'Weiter warten',
  keepEditing: 'Weiter bearbeiten',
  gone: 'Das wurde inzwischen gelöscht, in einem anderen Tab oder von jemand anderem. Deine Eingaben sind noch da.',
  changed: 'Das wurde inzwischen geändert',
  nowSays: (field, value) => `${field}: jetzt „${value}“`,
  nowEmpty: (field) => `${field}: jetzt leer`,
  saveAnyway: 'Trotzdem speichern',
  keepTheirs: 'Fremde Änderung behalten',
  toList: 'Zurück zur Liste',
  inspection: 'Support-Zugriff',
};
