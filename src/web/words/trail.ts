import { inLanguage } from './in-language.ts';

/** What support staff did, by the names of the wire. */
export const trail = inLanguage('trail', {
  did: {
    inspection: 'Inspected the account',
    extension: 'Extended the inspection',
    end: 'Ended the inspection',
    read: 'Viewed',
    refused: 'Was refused',
    summary: 'Viewed the summary',
    reveal: 'Viewed the e-mail address',
    plan: 'Changed the plan',
    lock: 'Locked the account',
    unlock: 'Unlocked the account',
    staff: 'Changed staff access',
    bundle: 'Created a ticket bundle',
    report: 'Closed a report',
    reopen: 'Reopened a report',
  },
  ticket: (ticket: string) => `(ticket ${ticket})`,
});
