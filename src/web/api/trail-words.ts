import type { TrailEntry } from '#contract/support-records.ts';

/** What was done, in the words of whoever it was done to. */
export const trailWords: Readonly<Record<TrailEntry['what'], string>> = {
  inspection: 'Inspected the account',
  extension: 'Went on inspecting',
  end: 'Ended the inspection',
  read: 'Looked at',
  refused: 'Tried, and was refused',
  summary: 'Looked at the summary',
  reveal: 'Saw the e-mail address',
  plan: 'Changed the plan',
  lock: 'Locked the account',
  unlock: 'Unlocked the account',
  staff: 'Changed who is staff',
  bundle: 'Made a bundle for a ticket',
  report: 'Closed a report',
  reopen: 'Opened a report again',
};

/** Reason and ticket in one line. */
export const whyOf = ({ reason, ticket }: Pick<TrailEntry, 'reason' | 'ticket'>) =>
  [reason, ticket && `(ticket ${ticket})`].filter(Boolean).join(' ');
