import type { notStarted as english } from '#web/words/not-started.ts';

export const notStarted: typeof english = {
  title: 'Waypost konnte nicht geladen werden',
  text: 'Prüfe deine Verbindung und lade die Seite neu.',
  reload: 'Seite neu laden',
};
