import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Dialogs of the account page, except for those about signing in. */
export const accountDialogs = inLanguage('accountDialogs', {
  createKey: 'Create API key',
  nameHint: 'Name the program that will use it',
  nameExample: 'Newsletter',
  fullText: 'Can view and change everything you can',
  readOnlyText: 'Can view everything, but can’t change anything',
  inDays: (count: number) => plural(count, { one: 'In # day', other: 'In # days' }),
  inYear: 'In a year',
  keyEnds: (date: string) => `Stops working on ${date}`,
  keyStays: 'Works until you revoke it',
  key: (name: string) => `API key “${name}”`,
  closeTitle: 'Have you copied the key?',
  closeText: 'You won’t see it again. If you lose it, create a new one.',
  closeAnyway: 'Close anyway',
  backToKey: 'Back to the key',
  revokeTitle: (name: string) => `Revoke API key “${name}”?`,
  revokeText: 'Programs that use this key will stop working. This can’t be undone.',
  revokeKey: 'Revoke key',
  revoked: 'API key revoked',
  endTitle: (name: string) => `End session “${name}”?`,
  signedOutHere: 'This browser uses it. You’ll be signed out here.',
  ended: 'Session ended',
  deleteTitle: 'Delete your account?',
  deleteText: 'This can’t be undone. Export your data first if you might need it.',
  links: (count: number) =>
    plural(count, { one: '# link will stop working.', other: '# links will stop working.' }),
  clicks: (count: number) =>
    plural(count, { one: '# click will be deleted.', other: '# clicks will be deleted.' }),
  codes: (count: number) =>
    plural(count, {
      one: '# QR code will stop working, including in print.',
      other: '# QR codes will stop working, including in print.',
    }),
  scans: (count: number) =>
    plural(count, { one: '# scan will be deleted.', other: '# scans will be deleted.' }),
  alsoDeleted: (things: string) => `Also deleted: ${things}.`,
  deletedThings: (things: string) => `Deleted: ${things}.`,
  campaigns: (count: number) =>
    plural(count, { one: '# campaign and its public list', other: '# campaigns and their public lists' }),
  rotators: (count: number) => plural(count, { one: '# rotator', other: '# rotators' }),
  bioPages: (count: number) => plural(count, { one: '# bio page', other: '# bio pages' }),
  channels: (count: number) => plural(count, { one: '# channel', other: '# channels' }),
  domains: (count: number) => plural(count, { one: '# domain', other: '# domains' }),
  pixels: (count: number) => plural(count, { one: '# pixel', other: '# pixels' }),
  splashPages: (count: number) => plural(count, { one: '# splash page', other: '# splash pages' }),
  overlays: (count: number) => plural(count, { one: '# overlay', other: '# overlays' }),
  templates: (count: number) => plural(count, { one: '# template', other: '# templates' }),
  alerts: (count: number) => plural(count, { one: '# alert', other: '# alerts' }),
  notes: (count: number) => plural(count, { one: '# note', other: '# notes' }),
  sharedPages: (count: number) =>
    plural(count, {
      one: '# shared statistics page will stop working.',
      other: '# shared statistics pages will stop working.',
    }),
  keys: (count: number) => plural(count, { one: '# API key', other: '# API keys' }),
  notCounted: (why: string) =>
    `Everything in this account will be deleted. Couldn’t load the numbers: ${why}`,
  aliasesStay:
    'You’ll be signed out everywhere. No one else can get your aliases or username, so nothing you’ve printed will ever redirect to someone else’s page.',
  confirmLabel: (username: string) => `Type “${username}” to confirm`,
  confirmError: (username: string) => `Type “${username}” to confirm.`,
  deleted: 'Account deleted',
});
