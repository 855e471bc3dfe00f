import type { dialogs as english } from '#web/words/dialogs.ts';

export const dialogs: typeof english = {
  discardTitle: 'Änderungen verwerfen?',
  discardText: 'Deine Änderungen sind nicht gespeichert.',
  savingTitle: 'Während des Speicherns schließen?',
  savingText: 'Das Speichern läuft weiter, aber du erfährst nicht, wenn es fehlschlägt.',
  keepWaiting: 'Weiter warten',
  keepEditing: 'Weiter bearbeiten',
  inspection: 'Support-Zugriff',
};
