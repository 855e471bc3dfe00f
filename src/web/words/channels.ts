import { inLanguage } from './in-language.ts';

/** The list of channels, and the actions on each. */
export const channels = inLanguage('channels', {
  title: 'Channels',
  nouns: 'channels',
  channel: 'Channel',
  newChannel: 'New channel',
  none: 'No channels yet',
  noneText: 'Group links, QR codes and bio pages that belong together. To share links, use {campaigns}.',
  campaigns: 'campaigns',
  createFirst: 'Create your first channel',
  color: 'Color',
  items: 'Items',
  addItems: 'Add items',
  star: 'Star',
  unstar: 'Remove star',
  starFailed: (name: string, reason: string) => `Couldn’t star ${name}: ${reason}`,
  unstarFailed: (name: string, reason: string) => `Couldn’t remove the star from ${name}: ${reason}`,
  deleteChannel: 'Delete channel',
});
