import type { assign as english } from '#web/words/assign.ts';

export const assign: typeof english = {
  added: 'Schon hinzugefügt',
  lastingText: 'Auf diesem Server lässt sich das nicht rückgängig machen',
  searchLinks: 'Suchen oder Kurz-URL einfügen',
  links: 'Links',
  linkNouns: 'Links',
  allLinks: 'Alle Links',
  noLinks: 'Noch keine Links',
  noLinksText: 'Links, die für dieses Konto erstellt werden, erscheinen hier.',
};
