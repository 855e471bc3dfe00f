import { inLanguage } from './in-language.ts';

/** What buttons and menus say on every page. */
export const verbs = inLanguage('verbs', {
  add: 'Add',
  archive: 'Archive',
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  copy: 'Copy',
  create: 'Create',
  delete: 'Delete',
  done: 'Done',
  download: 'Download',
  edit: 'Edit',
  export: 'Export',
  loadMore: 'Load more',
  open: 'Open',
  remove: 'Remove',
  restore: 'Restore',
  save: 'Save',
  signIn: 'Sign in',
  tryAgain: 'Try again',
});
