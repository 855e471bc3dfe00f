import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Dialogs that create, edit and delete channels, and add items to them. */
export const channelDialogs = inLanguage('channelDialogs', {
  created: 'Channel created',
  saved: 'Channel saved',
  deleted: 'Channel deleted',
  create: 'Create channel',
  createText: 'Organize links, QR codes and bio pages for yourself. To share links, create a campaign.',
  edit: 'Edit channel',
  nameExample: 'Newsletter',
  descriptionExample: 'Links in our weekly e-mail',
  descriptionKept: 'This server can change a description, but not clear it.',
  colors: {
    blue: 'Blue',
    cyan: 'Cyan',
    teal: 'Teal',
    green: 'Green',
    amber: 'Amber',
    orange: 'Orange',
    red: 'Red',
    pink: 'Pink',
    violet: 'Violet',
    slate: 'Slate',
  },
  starred: 'Starred',
  starredHint: 'Marked with a star in the list',

  assignTitle: (name: string) => `Add to “${name}”`,
  codes: 'QR codes',
  codeNouns: 'QR codes',
  searchCodes: 'Search by name or URL',
  noCodes: 'No QR codes yet',
  noCodesText: 'QR codes created for this account will appear here.',
  bios: 'Bio pages',
  bioNouns: 'bio pages',
  searchBios: 'Search by title or URL',
  noBios: 'No bio pages yet',
  noBiosText: 'Bio pages created for this account will appear here.',
  bio: (id: number) => `Bio page ${id}`,
  bioIds: 'Bio page IDs',
  bioIdsHint:
    'This server doesn’t list bio pages. Enter the number from the URL of a page’s editor. Separate several with commas.',
  bioIdsError: 'Enter whole numbers, such as 12.',
  select: 'Select',
  selectedBios: 'Selected bio pages',

  deleteTitle: (name: string) => `Delete channel “${name}”?`,
  deleteEmpty: 'It has no items.',
  /** @param items such as "3 links and 2 QR codes" */
  deleteAll: (total: number, items: string) =>
    plural(total, {
      one: `${items} leaves this channel. It won’t be deleted.`,
      other: `${items} leave this channel. They won’t be deleted.`,
    }),
  deletePart: (total: string, items: string) =>
    `${total} items leave this channel, including ${items}. They won’t be deleted.`,
  deleteUnknown: (reason: string) =>
    `Couldn’t count its items. ${reason} They leave this channel, but won’t be deleted.`,
});
