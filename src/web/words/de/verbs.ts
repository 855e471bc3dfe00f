import type { verbs as english } from '#web/words/verbs.ts';

export const verbs: typeof english = {
  add: 'Hinzufügen',
  archive: 'Archivieren',
  cancel: 'Abbrechen',
  clear: 'Leeren',
  close: 'Schließen',
  copy: 'Kopieren',
  create: 'Erstellen',
  delete: 'Löschen',
  done: 'Fertig',
  download: 'Herunterladen',
  edit: 'Bearbeiten',
  export: 'Exportieren',
  loadMore: 'Mehr laden',
  open: 'Öffnen',
  remove: 'Entfernen',
  restore: 'Wiederherstellen',
  save: 'Speichern',
  signIn: 'Anmelden',
  tryAgain: 'Erneut versuchen',
};
