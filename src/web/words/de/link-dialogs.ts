import type { linkDialogs as english } from '#web/words/link-dialogs.ts';
import { plural } from '#web/words/language.ts';

export const linkDialogs: typeof english = {
  created: 'Link erstellt',
  saved: 'Link gespeichert',
  archived: 'Link archiviert',
  restored: 'Link wiederhergestellt',
  deleted: 'Link gelöscht',
  edit: 'Link bearbeiten',
  create: 'Link erstellen',
  createInstead: 'Als neuen Link erstellen',
  rules: 'Weiterleitungsregeln',
  archiveTitle: (name) => `Link „${name}“ archivieren?`,
  archiveText:
    'Besucher sehen dann eine Seite mit dem Hinweis, dass der Link nicht mehr aktiv ist. In Rotatoren und öffentlichen Listen erscheint er nicht. Alias, Klicks, Kampagnen und Kanäle bleiben erhalten.',
  restoreTitle: (name) => `Link „${name}“ wiederherstellen?`,
  restoreText: 'Seine Kurz-URL leitet wieder zum Ziel weiter, mit allen Optionen.',
  restoreClosedText: (reason) => `Besucher erreichen das Ziel trotzdem nicht. ${reason}`,
  deleteTitle: (name) => `Link „${name}“ löschen?`,
  deleteLink: 'Link löschen',
  deleteUrl: 'Seine Kurz-URL funktioniert dann nicht mehr, auch nicht auf Drucksachen:',
  deleteClicks: (count) =>
    count === 0
      ? 'Er wurde nie angeklickt.'
      : plural(count, {
          one: '# Klick und seine Statistik werden gelöscht.',
          other: '# Klicks und ihre Statistik werden gelöscht.',
        }),
  deleteGroups: 'Der Link wird aus seinen Kampagnen, Kanälen und Bio-Seiten entfernt.',
  toKeep: 'Abschalten und alles behalten:',
  archiveInstead: 'Stattdessen archivieren',
  deleteManyText: (links) =>
    plural(links, {
      one: 'Die Kurz-URL funktioniert dann nicht mehr, auch nicht auf Drucksachen. Der Link wird aus seinen Kampagnen, Kanälen und Bio-Seiten entfernt.',
      other:
        'Die Kurz-URLs funktionieren dann nicht mehr, auch nicht auf Drucksachen. Die Links werden aus ihren Kampagnen, Kanälen und Bio-Seiten entfernt.',
    }),
  deleteManyClicks: (count, links) =>
    count === 0
      ? plural(links, { one: 'Er wurde nie angeklickt.', other: 'Keiner von ihnen wurde je angeklickt.' })
      : plural(count, {
          one: '# Klick und seine Statistik werden gelöscht.',
          other: '# Klicks und ihre Statistik werden gelöscht.',
        }),
};
