import type { archiveMany as english } from '#web/words/archive-many.ts';
import { plural } from '#web/words/language.ts';

export const archiveMany: typeof english = {
  archive: {
    title: (links) => `${links} archivieren?`,
    text: () =>
      'Besucher sehen dann eine Seite mit dem Hinweis, dass der Link nicht mehr aktiv ist. Aliasse, Klicks, Kampagnen und Kanäle bleiben erhalten.',
    start: (links) => `${links} archivieren`,
    doing: (links) => `${links} archivieren`,
    did: 'archiviert',
  },
  restore: {
    title: (links) => `${links} wiederherstellen?`,
    text: (links) =>
      plural(links, {
        one: 'Die Kurz-URL leitet wieder weiter, mit allen Optionen.',
        other: 'Die Kurz-URLs leiten wieder weiter, mit allen Optionen.',
      }),
    start: (links) => `${links} wiederherstellen`,
    doing: (links) => `${links} wiederherstellen`,
    did: 'wiederhergestellt',
  },
};
