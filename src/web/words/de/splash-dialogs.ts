import type { splashDialogs as english } from '#web/words/splash-dialogs.ts';

export const splashDialogs: typeof english = {
  deleted: 'Splash-Seite gelöscht',
  deleteTitle: (name) => `Splash-Seite „${name}“ löschen?`,
  deletePage: 'Splash-Seite löschen',
};
