import { inLanguage } from './in-language.ts';

/** For which visitors pixels fire, as the account chooses it. */
export const firing = inLanguage('firing', {
  title: 'When pixels fire',
  ask: 'Fire after asking',
  askText: 'Visitors are asked once, and the answer is kept for a year. Nothing loads before a yes.',
  on: 'Fire for everyone',
  onText: 'Nobody is asked. Only visitors who send Global Privacy Control, or said no before, are left out.',
  off: 'Never fire',
  offText: 'Links redirect at once. They keep their pixels for later.',
  saved: 'Pixel settings saved',
});
