import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Archiving and restoring selected links. */
export const archiveMany = inLanguage('archiveMany', {
  archive: {
    title: (links: string) => `Archive ${links}?`,
    text: (_links: number): string =>
      'Visitors will see a page that says the link is no longer active. Aliases, clicks, campaigns and channels stay.',
    start: (links: string) => `Archive ${links}`,
    doing: (links: string) => `Archiving ${links}`,
    did: 'archived',
  },
  restore: {
    title: (links: string) => `Restore ${links}?`,
    text: (links: number) =>
      plural(links, {
        one: 'Its short URL will redirect again, with all its options.',
        other: 'Their short URLs will redirect again, with all their options.',
      }),
    start: (links: string) => `Restore ${links}`,
    doing: (links: string) => `Restoring ${links}`,
    did: 'restored',
  },
});
