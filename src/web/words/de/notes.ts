import type { notes as english } from '#web/words/notes.ts';

export const notes: typeof english = {
  title: 'Notizen',
  add: 'Notiz hinzufügen',
  edit: 'Notiz bearbeiten',
  day: 'Tag',
  text: 'Notiz',
  textExample: 'Newsletter verschickt',
  everywhere: 'In jeder Statistik zeigen',
  everywhereHint: 'Sonst nur hier',
  added: 'Notiz hinzugefügt',
  saved: 'Notiz gespeichert',
  deleted: 'Notiz gelöscht',
  delete: 'Notiz löschen',
  deleteTitle: (text) => `Notiz „${text}“ löschen?`,
  deleteText: 'Sie verschwindet aus diesem Diagramm.',
  deleteEverywhere: 'Sie verschwindet aus jeder Statistik.',
  more: (count) => `${count} mehr`,
};
