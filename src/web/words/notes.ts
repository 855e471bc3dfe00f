import { inLanguage } from './in-language.ts';

/** Notes on days of a chart. */
export const notes = inLanguage('notes', {
  title: 'Notes',
  add: 'Add note',
  edit: 'Edit note',
  day: 'Day',
  text: 'Note',
  textExample: 'Newsletter sent',
  everywhere: 'Show in all statistics',
  everywhereHint: 'Otherwise, it only appears here',
  added: 'Note added',
  saved: 'Note saved',
  deleted: 'Note deleted',
  delete: 'Delete note',
  deleteTitle: (text: string) => `Delete note “${text}”?`,
  deleteText: 'It will disappear from this chart.',
  deleteEverywhere: 'It will disappear from all statistics.',
  more: (count: number) => `${count} more`,
});
