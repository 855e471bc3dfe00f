import type { meanwhile as english } from '#web/words/meanwhile.ts';

export const meanwhile: typeof english = {
  gone: 'Das wurde anderswo gelöscht. Deine Eingaben sind noch da.',
  changed: 'Das wurde inzwischen geändert',
  nowSays: (field, value) => `${field}: jetzt „${value}“`,
  nowEmpty: (field) => `${field}: jetzt leer`,
  saveAnyway: 'Trotzdem speichern',
  useSaved: 'Gespeicherte Werte übernehmen',
  toList: 'Zurück zur Liste',
};
