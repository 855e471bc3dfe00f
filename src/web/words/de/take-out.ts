import type { takeOut as english } from '#web/words/take-out.ts';

export const takeOut: typeof english = {
  one: (title, from) => `„${title}“ aus „${from}“ entfernen?`,
  many: (items, from) => `${items} aus „${from}“ entfernen?`,
  working: (items, from) => `${items} aus „${from}“ entfernen`,
  stays: () => 'Gelöscht wird dabei nichts.',
  remove: (items) => `${items} entfernen`,
  removing: (items) => `${items} entfernen`,
  removed: 'entfernt',
};
