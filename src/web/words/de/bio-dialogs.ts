import type { bioDialogs as english } from '#web/words/bio-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const bioDialogs: typeof english = {
  deleted: 'Bio-Seite gelöscht',
  deleteTitle: (title) => `Bio-Seite „${title}“ löschen?`,
  deletePage: 'Bio-Seite löschen',
  urlStops: 'Ihre URL funktioniert dann nicht mehr, auch nicht auf Drucksachen:',
  leavesChannels: 'Sie wird aus ihren Kanälen entfernt.',
  linksStay: (count) =>
    plural(count, { one: 'Ihr Link wird nicht gelöscht.', other: 'Ihre # Links werden nicht gelöscht.' }),
};
