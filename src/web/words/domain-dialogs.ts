import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

export const domainDialogs = inLanguage('domainDialogs', {
  saved: 'Domain saved',
  editTitle: (name: string) => `Edit redirects of ${name}`,
  editText: 'To use another name, add it as a new domain, then delete this one.',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteDomain: 'Delete domain',
  deleteUnused: 'It isn’t in use yet, so you won’t lose any links. Its DNS records stay.',
  deleteText: (name: string) =>
    `Short URLs and redirects on ${name} will stop working, including in print. Its DNS records stay.`,
  /** @param count undefined where it isn’t known */
  linksMove: (host: string, count: number | undefined) =>
    count === 0
      ? 'No links use it.'
      : count === undefined
        ? `Its links move to ${host} with their clicks and the same alias, or a new one if it’s taken there.`
        : plural(count, {
            one: `Its link moves to ${host} with its clicks and the same alias, or a new one if it’s taken there.`,
            other: `Its # links move to ${host} with their clicks and the same alias, or a new one if it’s taken there.`,
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
