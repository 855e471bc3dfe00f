import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Dialogs that create, edit and delete campaigns, and add links to them. */
export const campaignDialogs = inLanguage('campaignDialogs', {
  created: 'Campaign created',
  saved: 'Campaign saved',
  deleted: 'Campaign deleted',
  create: 'Create campaign',
  createText:
    'Share links on a public list and through one URL that redirects to one of them. To organize links for yourself, create a channel.',
  edit: 'Edit campaign',
  nameHint: 'Leave empty for “Untitled campaign”',
  nameUnsure: 'If empty, the server chooses a name',
  nameExample: 'Spring sale',
  slug: 'Rotator slug',
  slugExample: 'spring-sale',
  slugHint:
    'The end of the rotator URL. It redirects each visitor to one of the campaign’s links. Leave empty for no rotator.',
  slugUnsure: 'The end of the rotator URL. If empty, the server decides whether there is a rotator.',
  rotatorUrl: 'Rotator URL: {url}',
  newRotatorUrl: 'New rotator URL: {url}',
  rotatorEnd: (slug: string) => `The rotator URL will end in “${slug}”.`,
  oldRotatorUrl: 'The old URL will stop working, including in print: {url}',
  rotatorUnsure: 'This server decides whether the rotator is removed: {url}',
  oldRotatorUnsure: 'This server decides whether the old URL keeps working: {url}',
  rotatorRemoved: 'The rotator will be removed. Its URL will stop working, including in print: {url}',
  publicHint: 'Anyone with the URL can see the campaign’s list of links',
  deleteTitle: (name: string) => `Delete campaign “${name}”?`,
  deleteList: 'Its public list will stop working:',
  deleteRotator: 'Its rotator will stop working, including in print:',
  deleteBoth: 'Its rotator and public list will stop working, including in print:',
  /** @param count undefined if it isn’t known */
  linksStay: (count: number | undefined) =>
    count === undefined
      ? 'Its links won’t be deleted.'
      : count === 0
        ? 'It has no links.'
        : plural(count, {
            one: '# link leaves this campaign. It won’t be deleted.',
            other: '# links leave this campaign. They won’t be deleted.',
          }),
  slugKept: 'Only you can use its slug again.',
  links: 'Links',
  addOnly: 'This server can add links to a campaign, but can’t show or remove them.',
  addOnlyPublic:
    'This server can add links to a campaign, but can’t show or remove them. The public list shows them.',
  assignTitle: (name: string) => `Add links to “${name}”`,
});
