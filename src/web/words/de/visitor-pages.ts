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
  noLinks: 'Keine Links sind betroffen.',
  linksUse: (count) =>
    plural(count, {
      one: '# Link ist betroffen. Er leitet dann direkt zu seinem Ziel weiter.',
      other: '# Links sind betroffen. Sie leiten dann direkt zu ihren Zielen weiter.',
    }),
};
