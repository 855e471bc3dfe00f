import type { base as english } from '#web/words/base.ts';

export const base: typeof english = {
  copied: 'Kopiert',
  notCopied: 'Kopieren nicht möglich',
  notLoaded: 'Konnte nicht geladen werden. Lade die Seite neu.',
  progress: (done, total) => `${done} von ${total}`,
  dismiss: 'Ausblenden',
  notifications: 'Meldungen',
  ctrl: 'Strg',
  shift: 'Umschalt',
  star: (name) => `Favorit: ${name}`,
  starred: 'Favorit',
  unstarred: 'Zu Favoriten',
};
