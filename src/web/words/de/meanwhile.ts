import type { meanwhile as english } from '#web/words/meanwhile.ts';

export const meanwhile: typeof english = {
  gone: 'Das wurde inzwischen gelöscht, in einem anderen Tab oder von jemand anderem. Deine Eingaben sind noch da.',
  changed: 'Das wurde inzwischen geändert',
  nowSays: (field, value) => `${field}: jetzt „${value}“`,
  nowEmpty: (field) => `${field}: jetzt leer`,
  saveAnyway: 'Trotzdem speichern',
  keepTheirs: 'Fremde Änderung behalten',
  toList: 'Zurück zur Liste',
};
