import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Messages about links that are archived, restored or deleted, and after saving. */
export const linkDialogs = inLanguage('linkDialogs', {
  created: 'Link created',
  saved: 'Link saved',
  archived: 'Link archived',
  restored: 'Link restored',
  deleted: 'Link deleted',
  edit: 'Edit link',
  create: 'Create link',
  createInstead: 'Create as new link',
  rules: 'redirect rules',
  archiveTitle: (name: string) => `Archive link “${name}”?`,
  archiveText:
    'Visitors will see a page that says the link is no longer active, and rotators and public lists will leave it out. Its alias, clicks, campaigns and channels stay.',
  restoreTitle: (name: string) => `Restore link “${name}”?`,
  restoreText: 'Its short URL will redirect to its destination again, with all its options.',
  restoreClosedText: (reason: string) => `Visitors still won’t reach its destination. ${reason}`,
  deleteTitle: (name: string) => `Delete link “${name}”?`,
  deleteLink: 'Delete link',
  deleteUrl: 'Its short URL will stop working, including in print:',
  deleteClicks: (count: number) =>
    count === 0
      ? 'It has never been clicked.'
      : plural(count, {
          one: '# click and its statistics will be deleted.',
          other: '# clicks and their statistics will be deleted.',
        }),
  deleteGroups: 'The link will be removed from its campaigns, channels and bio pages.',
  toKeep: 'To turn it off and keep everything:',
  archiveInstead: 'Archive instead',
  deleteManyText: (links: number) =>
    plural(links, {
      one: 'Its short URL will stop working, including in print. It will be removed from its campaigns, channels and bio pages.',
      other:
        'Their short URLs will stop working, including in print. They will be removed from their campaigns, channels and bio pages.',
    }),
  deleteManyClicks: (count: number, links: number) =>
    count === 0
      ? plural(links, { one: 'It has never been clicked.', other: 'None of them have been clicked.' })
      : plural(count, {
          one: '# click and its statistics will be deleted.',
          other: '# clicks and their statistics will be deleted.',
        }),
});
