import { inLanguage } from './in-language.ts';

/** For which visitors pixels fire, as the account chooses it. */
export const firing = inLanguage('firing', {
  title: 'When pixels fire',
  text: 'For all your links and bio pages. Visitors who send Global Privacy Control are never tracked.',
  ask: 'Ask visitors',
  askText: 'Visitors are asked once, and the answer is kept for a year. Nothing loads before a yes.',
  on: 'For everyone',
  onText: 'They fire without asking. Choose this if you don’t need consent.',
  off: 'Never',
  offText: 'Links redirect at once. They keep their pixels.',
  saved: 'Pixel settings saved',
});
