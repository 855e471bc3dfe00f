import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

export const domainDialogs = inLanguage('domainDialogs', {
  saved: 'Domain saved',
  editTitle: (name: string) => `Edit redirects for ${name}`,
  editText: 'A domain can’t be renamed. To use another name, add it as a new domain.',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteDomain: 'Delete domain',
  deleteUnused: 'It isn’t in use yet, so you won’t lose any links. Its DNS records stay.',
  deleteText: (name: string) =>
    `Short URLs and redirects on ${name} will stop working, including in print. Its DNS records stay.`,
  /** @param count undefined if it isn’t known */
  linksMove: (host: string, count: number | undefined) =>
    count === 0
      ? 'No links use it.'
      : count === undefined
        ? `Its links move to ${host} and keep their clicks. They keep their aliases too, unless one is already taken there.`
        : plural(count, {
            one: `Its link moves to ${host} and keeps its clicks. It keeps its alias too, unless that’s already taken there.`,
            other: `Its # links move to ${host} and keep their clicks. They keep their aliases too, unless one is already taken there.`,
          }),
  linksUnknown: 'This server may also delete its links.',
  deleted: 'Domain deleted',
  deletedAndMoved: (moved: number, renamed: number) =>
    [
      'Domain deleted.',
      plural(moved, {
        one: '# link moved to the default domain.',
        other: '# links moved to the default domain.',
      }),
      ...(renamed > 0
        ? [plural(renamed, { one: '# link got a new alias.', other: '# links got a new alias.' })]
        : []),
    ].join(' '),
});
