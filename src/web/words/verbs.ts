import { inLanguage } from './in-language.ts';

/** What buttons and menus say on every page. */
export const verbs = inLanguage('verbs', {
  add: 'Add',
  archive: 'Archive',
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  copy: 'Copy',
  copyShortUrl: 'Copy short URL',
  copyUrl: 'Copy URL',
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
  shortUrlCopied: 'Short URL copied',
  signIn: 'Sign in',
  tryAgain: 'Try again',
  urlCopied: 'URL copied',
});
