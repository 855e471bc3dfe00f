import type { bioDialogs as english } from '#web/words/bio-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const bioDialogs: typeof english = {
  deleted: 'Bio-Seite gelöscht',
  deleteTitle: (title) => `Bio-Seite „${title}“ löschen?`,
  deletePage: 'Bio-Seite löschen',
  urlStops: 'Die URL funktioniert dann nicht mehr, auch nicht auf Drucksachen:',
  leavesChannels: 'Die Seite wird aus ihren Kanälen entfernt.',
  linksStay: (count) =>
    plural(count, {
      one: 'Der Link auf der Seite wird nicht gelöscht.',
      other: 'Die # Links auf der Seite werden nicht gelöscht.',
    }),
};
