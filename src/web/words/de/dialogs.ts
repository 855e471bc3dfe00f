import type { dialogs as english } from '#web/words/dialogs.ts';

export const dialogs: typeof english = {
  discardTitle: 'Änderungen verwerfen?',
  discardText: 'Deine Änderungen sind nicht gespeichert.',
  keepEditing: 'Weiter bearbeiten',
  inspection: 'Support-Zugriff',
};
