import type { deleteMany as english } from '#web/words/delete-many.ts';

export const deleteMany: typeof english = {
  title: (items) => `${items} löschen?`,
  delete: (items) => `${items} löschen`,
  deleting: (items) => `${items} löschen`,
  deleted: 'gelöscht',
  list: 'Wird gelöscht',
};
