import { inLanguage } from './in-language.ts';

/** Creating, editing and deleting links on servers that don't say whether they support it. */
export const linkEditing = inLanguage('linkEditing', {
  title: 'Link editing',
  text: 'This server doesn’t say whether links can be created, edited and deleted. Turn it on if you know it can, or to try it. It applies to this account, in this browser.',
  label: 'Create, edit and delete links',
  looking: 'Checking…',
  found: 'Checked: this server can look up a single link, so editing should work.',
  notFound:
    'Checked: this server can’t look up a single link, so editing may not work. If it doesn’t, editing turns itself off.',
  unknown: 'Couldn’t check. If editing doesn’t work, it turns itself off.',
  missing: (request: string) => `It turned itself off: the server answered “not found” to ${request}.`,
  likely: 'Not announced, but it seems to be available',
  unlikely: 'Not announced',
  named: 'Available',
  switchOn: 'Turn on link editing',
  switchedOn: 'Link editing is on',
});
