import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

export const bioDialogs = inLanguage('bioDialogs', {
  deleted: 'Bio page deleted',
  deleteTitle: (title: string) => `Delete bio page “${title}”?`,
  deletePage: 'Delete bio page',
  urlStops: 'Its URL will stop working, including in print:',
  leavesChannels: 'It will be removed from its channels.',
  linksStay: (count: number) =>
    plural(count, { one: 'Its # link won’t be deleted.', other: 'Its # links won’t be deleted.' }),
});
