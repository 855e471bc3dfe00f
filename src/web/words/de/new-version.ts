import type { newVersion as english } from '#web/words/new-version.ts';

export const newVersion: typeof english = {
  ready: 'Neue Version verfügbar',
  reload: 'Neue Version verfügbar. Zum Aktualisieren neu laden.',
  update: 'Aktualisieren',
};
