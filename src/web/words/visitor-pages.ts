import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Words that splash pages, overlays and bio pages share when they're edited or deleted. */
export const visitorPages = inLanguage('visitorPages', {
  title: 'Title',
  message: 'Message',
  nameHint: 'Visitors don’t see this',
  picture: 'Picture',
  pictureFile: 'Picture file',
  previewNote: 'example.com stands for each link’s destination',
  linksUnknown: (reason: string) =>
    `Couldn’t check which links use it (${reason}). They will redirect directly to their destinations.`,
  noLinks: 'No links use it.',
  linksUse: (count: number) =>
    plural(count, {
      one: '# link uses it. It will redirect directly to its destination.',
      other: '# links use it. They will redirect directly to their destinations.',
    }),
});
