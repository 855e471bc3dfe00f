import { inLanguage } from './in-language.ts';

/** Column headings of the audit log, for the account's owner and for staff. */
export const trailHeads = inLanguage('trailHeads', {
  action: 'Action',
  staff: 'By',
  time: 'Time',
});
