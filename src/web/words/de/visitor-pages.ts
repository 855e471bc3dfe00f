import type { visitorPages as english } from '#web/words/visitor-pages.ts';
import { plural } from '#web/words/language.ts';

export const visitorPages: typeof english = {
  title: 'Titel',
  message: 'Nachricht',
  nameHint: 'Für Besucher nicht sichtbar',
  picture: 'Bild',
  pictureFile: 'Bilddatei',
  previewNote: 'example.com steht für das Ziel des jeweiligen Links',
  linksUnknown: (reason) =>
    `Die betroffenen Links konnten nicht geladen werden (${reason}). Sie leiten dann direkt zu ihren Zielen weiter.`,
  noLinks: 'Wird von keinem Link verwendet.',
  linksUse: (count) =>
    plural(count, {
      one: 'Wird von # Link verwendet. Er leitet dann direkt zu seinem Ziel weiter.',
      other: 'Wird von # Links verwendet. Sie leiten dann direkt zu ihren Zielen weiter.',
    }),
};
