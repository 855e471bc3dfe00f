import { inLanguage } from './in-language.ts';

/** Archiving and restoring selected links. */
export const archiveMany = inLanguage('archiveMany', {
  archive: {
    title: (links: string) => `Archive ${links}?`,
    text: 'Visitors will see a page that says the link is no longer active. Aliases, clicks, campaigns and channels stay.',
    start: (links: string) => `Archive ${links}`,
    doing: (links: string) => `Archiving ${links}`,
    did: 'archived',
  },
  restore: {
    title: (links: string) => `Restore ${links}?`,
    text: 'Their short URLs will redirect again, with all their options.',
    start: (links: string) => `Restore ${links}`,
    doing: (links: string) => `Restoring ${links}`,
    did: 'restored',
  },
});
