import type { TrailEntry } from '#contract/support-records.ts';
import { inReadersTime } from '#web/lib/times-in-text.ts';
import { supportSaid } from '#web/words/support-said.ts';
import { trail as words } from '#web/words/trail.ts';

/** What was done, in the words of whoever it was done to. */
export const deedOf = ({ what, details }: Pick<TrailEntry, 'what' | 'details'>): string =>
  (what === 'staff' && supportSaid.translated(details)) || words.did[what];

/** Reason and ticket in one line. */
export const whyOf = ({ reason, ticket }: Pick<TrailEntry, 'reason' | 'ticket'>) =>
  [reason, ticket && words.ticket(ticket)].filter(Boolean).join(' ');

/** What was done to, unless the words of what was done name it. */
export const detailsOf = ({ what, details }: Pick<TrailEntry, 'what' | 'details'>) =>
  what === 'reveal' || what === 'staff' ? '' : inReadersTime(supportSaid.translated(details));
