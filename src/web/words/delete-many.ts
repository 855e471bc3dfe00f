import { inLanguage } from './in-language.ts';

/** Deleting selected records. */
export const deleteMany = inLanguage('deleteMany', {
  title: (items: string) => `Delete ${items}?`,
  delete: (items: string) => `Delete ${items}`,
  deleting: (items: string) => `Deleting ${items}`,
  deleted: 'deleted',
  list: 'Items to delete',
});
