import type { linkEditing as english } from '#web/words/link-editing.ts';

export const linkEditing: typeof english = {
  title: 'Links bearbeiten',
  text: 'Dieser Server teilt nicht mit, ob sich Links erstellen, bearbeiten und löschen lassen. Schalte es ein, wenn du es weißt oder versuchen möchtest. Das gilt für dieses Konto in diesem Browser.',
  label: 'Links erstellen, bearbeiten und löschen',
  looking: 'Wird geprüft …',
  found: 'Geprüft: Dieser Server kann einen einzelnen Link nachschlagen. Das Bearbeiten sollte also gehen.',
  notFound:
    'Geprüft: Dieser Server kann einen einzelnen Link nicht nachschlagen. Das Bearbeiten geht vielleicht nicht und schaltet sich dann von selbst aus.',
  unknown: 'Konnte nicht geprüft werden. Falls das Bearbeiten nicht geht, schaltet es sich von selbst aus.',
  missing: (request) =>
    `Hat sich von selbst ausgeschaltet: Der Server hat auf ${request} mit „nicht gefunden“ geantwortet.`,
  likely: 'Nicht angekündigt, aber vermutlich verfügbar',
  unlikely: 'Nicht angekündigt',
  named: 'Verfügbar',
  switchOn: 'Links bearbeiten einschalten',
  switchedOn: 'Links bearbeiten ist eingeschaltet',
};
