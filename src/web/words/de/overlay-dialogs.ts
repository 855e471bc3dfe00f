import type { overlayDialogs as english } from '#web/words/overlay-dialogs.ts';

export const overlayDialogs: typeof english = {
  deleted: 'Overlay gelöscht',
  deleteTitle: (name) => `Overlay „${name}“ löschen?`,
  deleteOverlay: 'Overlay löschen',
};
