import { inLanguage } from './in-language.ts';

/** Heads of the table of what support staff did, for the account's owner and for staff. */
export const trailHeads = inLanguage('trailHeads', {
  action: 'Action',
  staff: 'By',
  time: 'Time',
});
